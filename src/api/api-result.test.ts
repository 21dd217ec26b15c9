import { createTRPCClient, httpLink } from '@trpc/client';
import { expect, test } from 'vitest';
import type { AppRouter } from '../../server/trpc/router.ts';
import { outcomeOf } from './api-result.ts';

const askedOf = (fetch: () => Promise<Response>) =>
  outcomeOf(
    createTRPCClient<AppRouter>({
      links: [httpLink({ url: 'http://site.example', fetch })],
    }).catalogue.products.query({}),
  );

const answer = (body: unknown) => async () => Response.json(body, { status: 429 });

test('a failure is told in the words of the server', async () => {
  const error = { message: 'Not today.', code: -32600, data: { httpStatus: 429 } };
  expect(await askedOf(answer({ error }))).toEqual({ failure: 'Not today.' });
  expect(await askedOf(answer({ status: 429, detail: 'Try again in 9 seconds.' }))).toEqual({
    failure: 'Try again in 9 seconds.',
  });
});

test('where the server said nothing, neither do the browser and its libraries', async () => {
  const nobody = () => Promise.reject(new TypeError('Failed to fetch'));
  const stranger = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  for (const way of [nobody, stranger, answer({ odd: true })]) {
    expect(await askedOf(way)).toEqual({ failure: '' });
  }
});
