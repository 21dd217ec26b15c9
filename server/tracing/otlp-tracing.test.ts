// Runs in test:long only: starts a server per test.
/** Traces go to a real receiver on loopback, and a server without tracing loads no OpenTelemetry code. */
// Runs on SQLite only: what a collector receives does not depend on the database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { startServer } from '../testing/process.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Receives traces and responds as the test tells it to. */
async function collector(answer: (response: ServerResponse) => void) {
  const sent: Sent[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    if (request.url === '/v1/traces') sent.push(JSON.parse(body));
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    sent,
    spans: () =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const headers = { traceparent: `00-${traceId}-${parentId}-01` };

const attributeOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request becomes a trace with its statements, searches and renders, and joins its parent trace', async () => {
  const { url, spans, bodies } = await collector((response) => response.end('{}'));
  // Inserting the sample would produce more spans than the queue holds.
  const variables = { SEED: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: url };
  const server = await startServer(temporaryFolder(), variables);
  await (await fetch(`${server.url}/api/search?q=plantedwords`, { headers })).text();
  await (await fetch(`${server.url}/casino`)).text();
  const response = await fetch(`${server.url}/api/admin/banners`, {
    method: 'POST',
    headers: { 'x-admin-token': 'wrong', 'content-type': 'application/json' },
    body: '{}',
  });
  // Stopping the server sends the remaining spans.
  expect(await server.stop()).toBe(0);

  const all = spans();
  const request = all.find(({ name }) => name === 'GET /api/search') as Span;
  expect(request).toMatchObject({ traceId, parentSpanId: parentId });
  expect(attributeOf(request, 'http.response.status_code')).toBe(200);
  const search = all.find(({ name, traceId: own }) => name === 'search' && own === traceId);
  expect(search?.parentSpanId).toBe(request.spanId);
  const page = all.find(({ name }) => name === 'GET /casino') as Span;
  expect(page.traceId).not.toBe(traceId);
  const rendering = all.find(({ name }) => name === 'render') as Span;
  expect(rendering.traceId).toBe(page.traceId);
  const statements = all.filter(
    ({ name, traceId }) => name === 'database' && traceId === page.traceId,
  );
  expect(statements.length).toBeGreaterThan(3);
  expect(attributeOf(statements[0] as Span, 'db.query.text')).toMatch(/^select /);
  const refused = all.find(({ name }) => name === 'POST /api/admin/banners') as Span;
  expect(attributeOf(refused, 'aceboard.request_id')).toBe(response.headers.get('x-request-id'));
  expect(bodies.join('')).not.toContain('plantedwords');
});

test.each([
  ['is away', () => Promise.resolve({ url: 'http://127.0.0.1:9' })],
  ['hangs', () => collector(() => {})],
  ['fails', () => collector((response) => response.writeHead(500).end())],
])('a collector that %s delays neither requests nor shutdown', async (_state, start) => {
  const { url } = await start();
  const server = await startServer(temporaryFolder(), {
    SEED: 'off',
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
  });
  for (let asked = 0; asked < 50; asked += 1) {
    expect((await fetch(`${server.url}/api/products?limit=${asked + 1}`)).status).toBe(200);
  }
  expect(await server.stop()).toBe(0);
});

test('without the setting no OpenTelemetry code is loaded, even after requests', async () => {
  const { url } = await collector((response) => response.end('{}'));
  const isLoaded = async (variables: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', countPackages, 'server/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: temporaryFolder(),
        PORT: '0',
        SEED: 'off',
        MEILI_URL: '',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let output = '';
    for await (const chunk of child.stdout ?? []) {
      output += chunk;
      const site = /^Site\s+(http:\S+)\/$/m.exec(output)?.[1];
      if (!site) continue;
      await (await fetch(`${site}/api/products`)).text();
      break;
    }
    const [found] = await Promise.all([once(child, 'message'), child.send('list')]);
    child.kill('SIGKILL');
    return found[0] as string[];
  };
  expect(await isLoaded({})).toEqual([]);
  expect(await isLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: url })).not.toEqual([]);
});

const countPackages = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const urls = [];
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
  process.on('message', () => process.send(urls.filter((url) => /@opentelemetry|prom-client/.test(url))));
  process.channel.unref();
`)}`;
