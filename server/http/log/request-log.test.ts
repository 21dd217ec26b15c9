import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logRequests, withoutSecrets } from './request-log.ts';

test('the log contains no link meant for one visitor, however it is spelled', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  logRequests(app, 'info');
  app.post('/signin/password', async () => '');
  for (const rest of [
    '?token=secret',
    '?back=%2F&token=secret&market=TR',
    '?market=TR&%74oken=secret',
    '?%54%4f%4B%65%6E=secret',
    '?%2574oken=secret',
    '?token%3Dsecret',
    '?x-admin-token=secret',
    '?back=%2Fsignin%2Fpassword%3Ftoken%3Dsecret&market=TR',
    '%3Ftoken=secret',
  ]) {
    await app.inject({ method: 'POST', url: `/signin/password${rest}` });
  }
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ url }) => url)).toEqual([
    '/signin/password?token=',
    '/signin/password?back=%2F&token=&market=TR',
    '/signin/password?market=TR&%74oken=',
    '/signin/password?%54%4f%4B%65%6E=',
    '/signin/password?%2574oken=',
    '/signin/password?token%3D',
    '/signin/password?x-admin-token=',
    '/signin/password?back=&market=TR',
    '/signin/password%3Ftoken=',
  ]);
});

test('every refused read and every write is logged with its status', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  logRequests(app, 'info');
  app.route({
    method: ['GET', 'POST'],
    url: '/:status',
    handler: ({ params }, reply) => reply.status((params as { status: number }).status).send(),
  });
  for (const status of [200, 401, 403, 429]) await app.inject(`/${status}`);
  await app.inject({ method: 'POST', url: '/204' });
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ statusCode }) => statusCode)).toEqual([401, 403, 429, 204]);
});

test('the log contains no partner key, however its path is spelled', () => {
  for (const path of [
    '/api/postback/1-key?click=secret&event=signup',
    '/api/%70ostback/1-key',
    '/api/postback%2F1-key/',
    `/api/postbacks/61-${'x'.repeat(43)}`,
    `/61%2D${'x'.repeat(43)}/`,
  ]) {
    expect(withoutSecrets(path)).toBe('/api/postback/');
  }
});

test('logs no personal token from a path or a query, but keeps slugs', () => {
  const token = 'hX3v-Qk9_Zr5bW1yTn8cJd2Lm6Ps0FaGeU4iOoRtVxA';
  for (const path of [token, `${token}/`, token.replace('v', '%76'), `${token}.json`]) {
    const logged = withoutSecrets(`/api/admin/session/${path}?market=TR`);
    expect(logged).toMatch(/^\/api\/admin\/session\/….*\?market=TR$/);
    expect(logged).not.toContain('Zr5bW1yTn8');
  }
  expect(withoutSecrets(`/api/products?limit=${token}&market=TR`)).toBe(
    '/api/products?limit=&market=TR',
  );
  const slug = '/guides/how-we-test-casinos-and-their-offers-every-month';
  expect(withoutSecrets(slug)).toBe(slug);
});
