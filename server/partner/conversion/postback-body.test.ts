import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../testing/rest.ts';
import { partnerApp } from './testing/partner-app.ts';

let given: Awaited<ReturnType<typeof partnerApp>>;
beforeEach(async () => {
  given = await partnerApp();
});
afterEach(() => given.app.close());

test('a POST body is ignored and may not be large', async () => {
  const url = `/postback/${given.key}?click=${given.click}&event=signup`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (payload: string) => given.call('POST', url, undefined, { payload, headers: form });
  expect((await post('')).body).toEqual({ counted: true });
  expect((await post('event=deposit')).body).toEqual({ counted: false });
  expectProblem(await post('x'.repeat(4097)), 'too_large', 413);
});

test.each([
  ['application/json', '{}'],
  ['application/json', '{"event":'],
  ['application/json', ''],
  ['text/plain', 'event=deposit'],
  ['text/xml', '<event/>'],
  ['multipart/form-data; boundary=x', '--x--'],
  [undefined, 'event'],
])('a body of type %s, %j, is ignored too', async (type, payload) => {
  const url = `/postback/${given.key}?click=${given.click}&event=signup`;
  const answer = await given.call('POST', url, undefined, {
    payload,
    headers: type ? { 'content-type': type } : {},
  });
  expect(answer.body).toEqual({ counted: true });
});
