// Runs in test:long only: starts processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Meilisearch } from 'meilisearch';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { findBinary } from './find-binary.ts';
import { supervisedServer } from './own-server-process.ts';

const binary = join(import.meta.dirname, '../testing/fake-program.mjs');
const polling = { timeout: 60_000, interval: 20 };
type StartReport = { pid: number; argv: string[]; env: Record<string, string> };

const reportOf = async (client: Meilisearch) => (await client.health()) as unknown as StartReport;

function startServer() {
  const dataDir = temporaryFolder();
  const log = { info: vi.fn(), warn: vi.fn() };
  const server = supervisedServer({ binary, dataDir });
  server.start(log);
  onTestFinished(() => server.stop());
  return {
    server,
    dataDir,
    log,
    report: () => vi.waitFor(() => reportOf(server.client()), polling),
  };
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const expectGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), polling);

test('runs on loopback, with its data in DATA_DIR and its key only in the environment', async () => {
  const { dataDir, report } = startServer();
  const { argv, env } = await report();
  const key = readFileSync(join(dataDir, 'meilisearch-key'), 'utf8').trim();
  expect(argv).toEqual(['--no-analytics']);
  expect(env).toMatchObject({
    MEILI_HTTP_ADDR: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    MEILI_DB_PATH: join(dataDir, 'meilisearch', '1.2.3'),
    MEILI_MASTER_KEY: key,
    MEILI_ENV: 'production',
  });
  expect(key.length).toBeGreaterThan(40);
  expect(statSync(join(dataDir, 'meilisearch-key')).mode & 0o777).toBe(0o600);
});

test('is restarted with the same key when it exits', async () => {
  const { report, log } = startServer();
  const first = await report();
  process.kill(first.pid, 'SIGKILL');
  await expectGone(first.pid);
  const second = await vi.waitFor(async () => {
    const now = await report();
    expect(now.pid).not.toBe(first.pid);
    return now;
  }, polling);
  expect(second.env.MEILI_MASTER_KEY).toBe(first.env.MEILI_MASTER_KEY);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('exits when stopped, and is not restarted', async () => {
  const { server, report } = startServer();
  const { pid } = await report();
  await server.stop();
  await expectGone(pid);
  expect(() => server.client()).toThrow('starting');
});

test('data from another version is deleted', async () => {
  const dataDir = temporaryFolder();
  const old = join(dataDir, 'meilisearch', '1.1.0');
  mkdirSync(old, { recursive: true });
  const server = supervisedServer({ binary, dataDir });
  server.start({ info: vi.fn(), warn: vi.fn() });
  onTestFinished(() => server.stop());
  await vi.waitFor(() => reportOf(server.client()), polling);
  expect(existsSync(old)).toBe(false);
});

test('exits with the process that started it, even if that is killed', async () => {
  const dataDir = temporaryFolder();
  const program = `
    import { supervisedServer } from ${JSON.stringify(join(import.meta.dirname, 'own-server-process.ts'))};
    const server = supervisedServer(${JSON.stringify({ binary, dataDir })});
    server.start({ info() {}, warn() {} });
    setInterval(async () => {
      try {
        const { pid } = await server.client().health();
        console.log(pid);
      } catch {}
    }, 50);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout as Readable, 'data');
  parent.kill('SIGKILL');
  const pid = Number.parseInt(String(line), 10);
  expect(pid).toBeGreaterThan(0);
  await expectGone(pid);
});

test('the program in MEILI_BIN must exist, but one on PATH is optional', () => {
  expect(() => findBinary('/nowhere/meilisearch')).toThrow(
    'Invalid settings: MEILI_BIN must name a program, but /nowhere/meilisearch is not one.',
  );
  expect(() => findBinary(temporaryFolder())).toThrow('MEILI_BIN must name a program');
  expect(findBinary(binary)).toBe(binary);

  expect(findBinary('off')).toBeUndefined();

  const onPath = join(temporaryFolder(), 'meilisearch');
  expect(findBinary(undefined, dirname(onPath))).toBeUndefined();
  writeFileSync(onPath, '');
  expect(findBinary(undefined, dirname(onPath))).toBeUndefined();
  chmodSync(onPath, 0o755);
  expect(findBinary(undefined, `/nowhere:${dirname(onPath)}`)).toBe(onPath);
});
