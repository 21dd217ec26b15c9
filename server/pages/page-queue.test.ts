/** No cache holds pages of searches. The server survives any number of requests for them at once. */
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/database.ts';
import { startServer } from '../testing/process.ts';

test('when a thousand pages are requested at once, the queue takes at least 200 and the others are a 503', async () => {
  const server = await startServer(temporaryFolder(), {
    NODE_OPTIONS: '--max-old-space-size=256',
  });
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, async (_, at) => {
      const response = await fetch(`${server.url}/search?q=harbor+${at}`);
      await response.arrayBuffer();
      return { status: response.status, wait: response.headers.get('retry-after') };
    }),
  );
  const rendered = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status, wait }) => status === 503 && wait === '5');
  expect(rendered.length).toBeGreaterThanOrEqual(200);
  expect(refused.length).toBeGreaterThan(0);
  expect(rendered.length + refused.length).toBe(1_000);
  expect((await fetch(`${server.url}/casino`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
