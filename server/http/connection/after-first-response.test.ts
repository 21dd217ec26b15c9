import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { afterFirstResponse } from './after-first-response.ts';

let app: FastifyInstance;
let done: string[];
beforeEach(() => {
  done = [];
  app = Fastify();
  app.get('/', async () => {
    done.push('response');
    return 'Hello';
  });
  afterFirstResponse(app, () => done.push('work'));
});
afterEach(() => app.close());

test('work waits for the first response, and runs only once', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(url);
  await fetch(url);
  await expect.poll(() => done).toEqual(['response', 'work', 'response']);
});

test('work starts soon, even without any requests', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['work']);
});

test('no work starts in a process that shuts down', async () => {
  let closing: Promise<void> | undefined;
  app.get('/close', async (_request, reply) => {
    reply.header('connection', 'close');
    closing = app.close();
    return 'Bye';
  });
  await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/close`);
  await closing;
  expect(done).toEqual([]);
});
