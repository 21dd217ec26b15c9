import { createTRPCClient, httpLink } from '@trpc/client';
import { expect, test } from 'vitest';
import type { AppRouter } from '../../server/trpc/router.ts';
import { resultOf } from './api-result.ts';

const resultWith = (fetch: () => Promise<Response>) =>
  resultOf(
    createTRPCClient<AppRouter>({
      links: [httpLink({ url: 'http://site.example', fetch })],
    }).catalogue.products.query({}),
  );

const refusal = (body: unknown) => async () => Response.json(body, { status: 429 });

test('a failure contains the server’s message, in both the tRPC and the REST format', async () => {
  const failure = {
    code: 'too_many_requests',
    message: 'Try again in 9 seconds.',
    fields: [{ path: 'limit', message: 'Is too large' }],
  };
  const { code, message, fields: errors } = failure;
  const error = { message, code: -32600, data: { code, httpStatus: 429, errors } };
  expect(await resultWith(refusal({ error }))).toEqual({ failure });
  const body = { status: 429, code, detail: message, errors };
  expect(await resultWith(refusal(body))).toEqual({ failure });
});

test('messages from a browser, a library or a proxy are left out', async () => {
  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
  const proxyPage = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  for (const fetch of [noAnswer, proxyPage, refusal({ odd: true }), refusal(null)]) {
    expect(await resultWith(fetch)).toEqual({
      failure: { code: 'unreachable', message: '', fields: [] },
    });
  }
});
