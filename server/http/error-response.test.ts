import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { overloaded } from '../errors.ts';
import { knownError, sendProblem } from './error-response.ts';

test('logs an error once, however many requests it fails', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
  });
  app.setErrorHandler(sendProblem);
  const outage = overloaded('Images are not available.', new Error('The key is wrong.'));
  app.get('/image', async () => Promise.reject(outage));
  app.get('/other', async () => Promise.reject(new Error('Broken.')));
  for (const url of ['/image', '/image', '/other', '/other']) await app.inject(url);
  const messages = lines.map((line) => JSON.parse(line).err.message);
  expect(messages).toEqual(['The key is wrong.', 'Broken.', 'Broken.']);
});

test('distinguishes a client that disconnects from a database failure', () => {
  const reset = { code: 'ECONNRESET' };
  expect(knownError(Object.assign(new Error('aborted'), reset)).code).toBe('bad_input');
  const lost = Object.assign(new Error('read ECONNRESET'), { ...reset, syscall: 'read' });
  expect(knownError(lost)).toMatchObject({ code: 'overloaded', headers: { 'retry-after': '2' } });
});
