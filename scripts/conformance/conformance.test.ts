/**
 * Runs the protocol's own suite against the function that opens /mcp, built as in production. Short, because both
 * versions together take less than ten seconds.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { bundleFixtureServer } from './bundle.ts';
import expectedFailures from './expected-failures.json' with { type: 'json' };

const suite = join(
  import.meta.dirname,
  'node_modules/@modelcontextprotocol/conformance/dist/index.js',
);

let server: ChildProcess;
let address: string;

beforeAll(async () => {
  const folder = temporaryFolder();
  await bundleFixtureServer(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  server = spawn(process.execPath, [join(folder, 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The server has no output.');
  const [port] = await once(createInterface(server.stdout), 'line');
  address = `http://127.0.0.1:${port}/mcp`;
});
afterAll(() => server?.kill());

type Check = { status: string };

/** Returns the checks of each scenario. The suite exits with an error if any of them fails. */
async function runSuite(version: string): Promise<Record<string, Check[]>> {
  const folder = temporaryFolder();
  const options = ['--suite', 'all', '--spec-version', version, '-o', folder];
  await promisify(execFile)(process.execPath, [suite, 'server', '--url', address, ...options], {
    maxBuffer: 100_000_000,
  }).catch((error) => {
    if (typeof error.code !== 'number') throw error;
  });
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.replace(/^server-(.*)-\d{4}-\d\d-\d\dT.*$/, '$1'),
      JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')),
    ]),
  );
}

const refusing = ['FAILURE', 'WARNING'];

/** Warnings also count. */
const failuresIn = (scenarios: Record<string, Check[]>) =>
  Object.entries(scenarios).flatMap(([name, checks]) =>
    checks.some(({ status }) => refusing.includes(status)) ? [name] : [],
  );

describe.each([
  { version: '2025-11-25', scenarios: 33, own: ['server-initialize', 'ping'] },
  {
    version: '2026-07-28',
    scenarios: 40,
    own: [
      ...['server-stateless', 'caching', 'sep-2164-resource-not-found'],
      ...['http-header-validation', 'http-custom-header-server-validation'],
    ],
  },
] as const)('version $version of the protocol', ({ version, scenarios, own }) => {
  test('is spoken, except for what an endpoint without sessions leaves out', async () => {
    const found = await runSuite(version);
    expect(failuresIn(found).sort()).toEqual(Object.keys(expectedFailures[version]).sort());
    expect(Object.keys(found)).toHaveLength(scenarios);
    const shared = ['tools-list', 'json-schema-2020-12', 'dns-rebinding-protection'];
    for (const name of [...shared, ...own]) {
      expect(
        found[name]?.some(({ status }) => status === 'SUCCESS'),
        name,
      ).toBe(true);
    }
  });
});

test('every expected failure has a reason', () => {
  const reasons = Object.values(expectedFailures).flatMap((scenarios) => Object.values(scenarios));
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
});

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** Waits for the end of the answer. */
async function ask(init: RequestInit) {
  const response = await fetch(address, init);
  return { status: response.status, text: await response.text() };
}

describe('a request', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  test.each<[string, RequestInit, number, string]>([
    ['for a stream of a session', { method: 'GET', headers: json }, 405, '-32000'],
    ['to end a session', { method: 'DELETE', headers: json }, 405, '-32000'],
    [
      'in another format',
      { method: 'POST', headers: { ...json, 'content-type': 'text/plain' } },
      415,
      '-32000',
    ],
    ['that is no JSON', { method: 'POST', headers: json, body: '{"id":' }, 400, '-32700'],
    ['without a method', { method: 'POST', headers: json, body: '{"id":1}' }, 400, '-32'],
    [
      'of several calls',
      { method: 'POST', headers: json, body: `\ufeff \n${JSON.stringify([list, list])}` },
      400,
      '-32600',
    ],
    [
      'from the page of another site',
      { method: 'POST', headers: { ...json, origin: 'https://evil.example' } },
      403,
      'forbidden',
    ],
  ])('%s is refused', async (_, init, status, code) => {
    const body = init.method === 'POST' ? (init.body ?? JSON.stringify(list)) : null;
    const answer = await ask({ ...init, body });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(code)]);
  });

  test('to hear of changes ends right after its acknowledgement', async () => {
    const version = '2026-07-28';
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const notifications = { toolsListChanged: true };
    const method = 'subscriptions/listen';
    const headers = { ...json, 'mcp-protocol-version': version, 'mcp-method': method };
    const body = JSON.stringify({ ...list, method, params: { _meta, notifications } });
    const { status, text } = await ask({ method: 'POST', headers, body });
    expect(status).toBe(200);
    const messages = text.match(/^data: .*$/gm)?.map((line) => JSON.parse(line.slice(6)));
    expect(messages).toMatchObject([
      { method: 'notifications/subscriptions/acknowledged', params: { notifications: {} } },
      { id: 1, result: { resultType: 'complete' } },
    ]);
  });
});
