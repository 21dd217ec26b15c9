/** Pages that nobody keeps, each a work of its own: however many are asked for at once, the server outlives them. */
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/database.ts';
import { startServer } from '../testing/process.ts';

test('of a thousand pages at once as many are drawn as there is room for, and the others are a 503', async () => {
  const server = await startServer(temporaryFolder(), {
    NODE_OPTIONS: '--max-old-space-size=256',
  });
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async (_, at) => {
      const answer = await fetch(`${server.url}/no-such-page-${at}`);
      await answer.arrayBuffer();
      return { status: answer.status, wait: answer.headers.get('retry-after') };
    }),
  );
  const drawn = answers.filter(({ status }) => status === 404);
  const refused = answers.filter(({ status, wait }) => status === 503 && wait === '5');
  expect(drawn.length).toBeGreaterThanOrEqual(200);
  expect(refused.length).toBeGreaterThan(0);
  expect(drawn.length + refused.length).toBe(1_000);
  expect((await fetch(`${server.url}/casino`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
