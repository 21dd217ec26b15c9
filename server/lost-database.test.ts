// Runs in test:long only: breaks the database of running servers.
/** However the database becomes unavailable, no page or call answers 500 or waits 15 seconds for a statement. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { openEngine } from '../db/open.ts';
import { isPostgres } from '../db/testing/database.ts';
import { damageRootPage, hideTable } from '../db/testing/failure.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { type PostgresServer, startPostgresServer } from '../scripts/postgres/postgres-server.ts';
import { readOnlyPages } from './pages/page-url.ts';
import { adminToken, databaseOf, type Server, startServer } from './testing/process.ts';

let postgres: PostgresServer | undefined;
let folder: string;
let site: Server;
let paths: string[];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeAll(async () => {
  if (isPostgres) postgres = await startPostgresServer();
});
afterAll(async () => {
  await postgres?.stop();
  agent.destroy();
});

const addressOf = async () => postgres?.url ?? (await databaseOf(folder));

/** In seconds. On an idle machine all responses arrive within five. */
const longestWait = 30;

type Answer = { path: string; status: number; retryAfter: string | undefined; seconds: number };

function ask(path: string, body?: object): Promise<Answer> {
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { 'x-admin-token': adminToken, accept: 'text/html' };
  const sent = body && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
  };
  request(`${site.url}${path}`, { agent, headers, ...sent })
    .on('response', (response: IncomingMessage) => {
      const { statusCode: status = 0 } = response;
      // Once a download has begun, the server can only break it off.
      response.resume().on('close', () => {
        const seconds = (performance.now() - start) / 1000;
        resolve({ path, status, retryAfter: response.headers['retry-after'], seconds });
      });
    })
    .on('error', reject)
    .end(body && JSON.stringify(body));
  return promise;
}

const click = { kind: 'product', id: 1, path: '/casino', block: 'popular', position: 1 };
const message = {
  kind: 'message',
  subject: 'Codes',
  message: 'How?',
  email: 'ada@visitor.example',
};
const sent: [string, object][] = [
  ['/api/clicks', click],
  ['/api/inquiries', message],
  ['/api/promocodes/1/vote', { code: 'LUCKY', worked: true }],
  ['/api/admin/products', { i18n: { en: { name: 'New' } } }],
  [`/api/postback/1-${'x'.repeat(43)}?click=0123456789abcdef&event=signup`, {}],
];

const askAll = () =>
  Promise.all([...paths.map((path) => ask(path)), ...sent.map(([path, body]) => ask(path, body))]);

/** Every documented read, public and admin, and every page in every language. */
async function listPaths(): Promise<string[]> {
  const { paths: described } = await (await fetch(`${site.url}/api/openapi.json`)).json();
  const given: Record<string, string> = { kind: 'guide', slug: 'odds', page: 'casino' };
  const filled = (path: string) => path.replace(/[{:](\w+)\}?/g, (_, name) => given[name] ?? '1');
  const calls = Object.entries<object>(described)
    .filter(([path, item]) => 'get' in item && !/openapi|postback|uploads/.test(path))
    .map(([path]) => `${filled(path)}?q=lucky&category=casino`);
  const pages = languages.flatMap((language) =>
    Object.values(pagePath).map((path) => pathIn(language, path)),
  );
  const files = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/go/product/1', '/nowhere'];
  const reads = ['/api/trpc/catalogue.products?input={}', '/api/saved-items?products=1'];
  return [...new Set([...calls, ...pages, ...readOnlyPages.map(filled), ...files, ...reads])];
}

async function startSite() {
  folder = temporaryFolder();
  site = await startServer(folder, {
    LOG_LEVEL: 'silent',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  paths ??= await listPaths();
}

const openFiles = () => readdirSync(`/proc/${site.process.pid}/fd`).length;
const fileLimit = () =>
  Number(
    /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${site.process.pid}/limits`, 'utf8'))?.[1],
  );
const limitFiles = (limit: number) =>
  execFileSync('prlimit', ['--pid', String(site.process.pid), `--nofile=${limit}:`]);

type Way = {
  engine?: 'postgres' | 'sqlite';
  take: () => Promise<() => unknown>;
  /** Matches the warnings that the server may print. */
  warning?: RegExp;
};

const omitting = /^\(node:\d+\) Warning: Omitting parts of pages because a table cannot be read: /;

const postmaster = () =>
  Number(readFileSync(join(postgres?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Signals the backends as well: they would go on answering if only the postmaster stopped. */
const signalPostgres = (signal: NodeJS.Signals) => {
  const children = execFileSync('pgrep', ['-P', String(postmaster())], { encoding: 'utf8' });
  for (const pid of [postmaster(), ...children.trim().split('\n').map(Number)]) {
    process.kill(pid, signal);
  }
};

async function takeTable(table: 'content_page' | 'product') {
  const { db } = await openEngine(await addressOf());
  // The site may still be writing the sample's images.
  const restore = await vi.waitFor(() => hideTable(db, table), { timeout: 60_000 });
  return async () => {
    await restore();
    await db.destroy();
  };
}

const ways: Record<string, Way> = {
  'a server that hangs': {
    engine: 'postgres',
    async take() {
      signalPostgres('SIGSTOP');
      return () => signalPostgres('SIGCONT');
    },
  },
  'a server that was killed': {
    engine: 'postgres',
    async take() {
      postgres?.kill();
      return () => postgres?.startAgain();
    },
  },
  'a table that is missing': { take: () => takeTable('content_page'), warning: omitting },
  'a missing table that pages need': { take: () => takeTable('product') },
  'a table whose root page is damaged': {
    engine: 'sqlite',
    take: async () => damageRootPage(await addressOf(), 'content_page'),
    warning: omitting,
  },
  'no file descriptor': {
    async take() {
      const before = fileLimit();
      limitFiles(openFiles());
      return () => limitFiles(before);
    },
    warning: /^\(node:\d+\) Warning: Checkpoints run during commits .+EMFILE/,
  },
};

const here = Object.entries(ways).filter(
  ([, { engine }]) => engine === undefined || engine === (isPostgres ? 'postgres' : 'sqlite'),
);

/** Whether the server prints a warning depends on what it was doing. */
function expectWarning(expected = /^$/) {
  const printed = site.takeStderr();
  if (printed) expect(printed).toMatch(expected);
}

test.each(here)('%s', async (_name, { take, warning }) => {
  await startSite();
  // Connections are opened and one page is cached, as on a busy site.
  await Promise.all(Array.from({ length: 8 }, () => ask('/casino')));
  const restore = await take();
  try {
    for (const round of [await askAll(), await askAll()]) {
      const wrong = round.filter(
        ({ status, retryAfter, seconds }) =>
          seconds > longestWait || (status >= 500 && !(status === 503 && retryAfter !== undefined)),
      );
      expect(wrong).toEqual([]);
    }
  } finally {
    await restore();
  }
  const failing = async () => (await askAll()).filter(({ status }) => status >= 500);
  await expect.poll(failing).toEqual([]);
  await site.stop();
  expectWarning(warning);
});

test.each(here.filter(([name]) => /^a table.*(missing|damaged)$/.test(name)))(
  'with %s, pages that don’t need it are complete',
  async (_name, { take, warning }) => {
    await startSite();
    const guide = 'Odds Explained';
    const i18n = { en: { title: guide, publish_at: '2026-01-01 00:00:00' } };
    await ask('/api/admin/pages', { kind: 'guide', slug: 'odds', footer_order: 1, i18n });
    const restore = await take();
    const needed = ['/', '/casino', '/casino/1', '/bets', '/bonuses', '/promocodes', '/signin'];
    for (const path of needed.flatMap((page) => languages.map((lang) => pathIn(lang, page)))) {
      expect((await ask(path)).status, path).toBe(200);
    }
    expect((await ask(pagePath.about)).status).toBe(503);
    const footer = async () => (await (await fetch(`${site.url}/bets`)).text()).includes(guide);
    expect(await footer()).toBe(false);
    await restore();
    expect(await footer()).toBe(true);
    await site.stop();
    expectWarning(warning);
  },
);
