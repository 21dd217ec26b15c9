import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logRequests } from './request-log.ts';

test('a link that was meant for one visitor is not in the log', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  logRequests(app, 'info');
  app.post('/signin/password', async () => '');
  for (const search of ['?token=secret', '?back=%2F&token=secret&market=TR']) {
    await app.inject({ method: 'POST', url: `/signin/password${search}` });
  }
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ url }) => url)).toEqual([
    '/signin/password?token=',
    '/signin/password?back=%2F&token=&market=TR',
  ]);
});
