import { expect, test } from 'vitest';
import { bucketUrl } from './open-s3-storage.ts';

test.each([
  ['images', undefined, 'https://images.s3.eu-central-1.amazonaws.com'],
  ['images.example', undefined, 'https://s3.eu-central-1.amazonaws.com/images.example'],
  ['images', 'http://127.0.0.1:9000', 'http://127.0.0.1:9000/images'],
])('the bucket %s at the endpoint %s has the URL %s', (bucket, endpoint, url) => {
  expect(bucketUrl(bucket, 'eu-central-1', endpoint)).toBe(url);
});
