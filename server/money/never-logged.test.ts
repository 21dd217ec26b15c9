// Runs in test:long only: starts a server.
// Runs on SQLite only: what is logged and traced does not depend on the database.
/** A server logs and traces the work with money at the most detailed level, and neither has any of it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { startLogged } from '../testing/logged-server.ts';
import { adminToken } from '../testing/process.ts';
import { marksIn, plantedSearch, plantMoney } from './testing/planted-money.ts';

async function collector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies };
}

test('the log at debug level and traces carry no money', async () => {
  const { url: traces, bodies } = await collector();
  const { url, child, output } = await startLogged(temporaryFolder(), {
    ADMIN_TOKEN: adminToken,
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces,
  });
  const headers = { 'x-admin-token': adminToken };
  const send = (method: string, path: string, body?: object | string) =>
    fetch(`${url}/api/admin/${path}`, {
      method,
      headers: {
        ...headers,
        ...(body && { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const write = async (method: string, path: string, body: object | string) => {
    const answer = await send(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const product = await write('POST', 'products', { i18n: { en: { name: 'Harbor' } } });
  await plantMoney(write, product.id);

  // Refused writes, and reads with the marks in their answers.
  const refused = { name: 'plantedmoney programme', base_currency: 'plantedmoney' };
  expect((await send('POST', 'programmes', refused)).status).toBe(400);
  const csv = 'name,pays_on\nplantedmoney programme,918273645\n';
  expect((await send('POST', 'programmes/import', { csv, dry_run: false })).status).toBe(400);
  const reads = ['programmes', 'deals/export', 'payments', 'money?month=2026-02', 'money-changes'];
  for (const path of [...reads, 'money/export?month=2026-02', `search?q=${plantedSearch}`]) {
    expect([path, (await send('GET', path)).status]).toEqual([path, 200]);
  }

  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(output().match(/"level":20/g)?.length ?? 0).toBeGreaterThan(0);
  expect(output()).toContain('/api/admin/programmes');
  expect(marksIn(output())).toEqual([]);
  expect(bodies.join()).toContain('insert into');
  expect(marksIn(bodies.join())).toEqual([]);
}, 120_000);
