import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { jsonResponse } from '../../http/json-response.ts';
import { responseCache, responseForm } from './response-cache.ts';

const requestOf = (url: string) => ({ url, method: 'GET', headers: {} }) as FastifyRequest;

const unread = {
  find: () => undefined,
  get: () => Promise.reject(new Error('Nothing was read')),
  size: () => ({ entries: 0, bytes: 0 }),
};
const form = responseForm(
  ({ json }) => jsonResponse(json),
  () => true,
);
const callOf = (n: number) =>
  ({ key: `products ${n}`, name: 'products', input: { offset: n } }) as const;

test('100,000 different URLs stay within the size limit', () => {
  const maxBytes = 1_000_000;
  const responses = responseCache(unread, maxBytes);
  for (let n = 0; n < 100_000; n += 1) {
    responses.remember(requestOf(`/api/products?offset=${n}`), callOf(n), form);
  }
  const { entries, bytes } = responses.size();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(entries).toBeLessThan(maxBytes / 500);
  expect(entries).toBeGreaterThan(100);
});

test('neither very long URLs nor private responses are cached', () => {
  const responses = responseCache(unread);
  const ownForm = responseForm(
    ({ json }) => jsonResponse(json),
    () => false,
  );
  responses.remember(requestOf(`/api/products?${'x'.repeat(5_000)}`), callOf(1), form);
  responses.remember(requestOf('/api/products'), callOf(1), ownForm);
  expect(responses.size().entries).toBe(0);
});

test('a response is created once per result', () => {
  const stored = { json: '{}', etag: '"one"' };
  expect(form.responseOf(stored)).toBe(form.responseOf(stored));
  expect(form.responseOf({ ...stored })).not.toBe(form.responseOf(stored));
});
