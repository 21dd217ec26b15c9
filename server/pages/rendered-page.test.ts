import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { chooseEncoding, renderedPage, sendPage } from './rendered-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*, gzip;q=0, br; q=0.000', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['sabre', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j receives %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('a page that is requested often is compressed better', async () => {
  const text = Array.from({ length: 3000 }, (_, place) => `<p>${place * place}</p>`).join('');
  const page = renderedPage(200, text, {});
  const app = Fastify();
  app.get('/', (request, reply) => sendPage(request, reply, page));
  const get = async () => {
    const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(String(brotliDecompressSync(rawPayload))).toBe(text);
    return rawPayload.length;
  };
  for (let request = 0; request < 12; request += 1) {
    await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  }
  const first = await get();
  expect(page.isCompressedBest).toBe(false);
  expect(await get()).toBe(first);
  await vi.waitFor(async () => expect(await get()).toBeLessThan(0.95 * first));
  await app.close();
});
