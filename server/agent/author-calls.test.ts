// Runs in test:long only: makes every call of the admin twice, and reads all rows around each.
/** Tokens that may only propose change nothing over REST, with the inputs that the walk of a built site uses. */
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { oldSite, upload } from '../../scripts/walk/admin-walk.ts';
import { adminInputs } from '../../scripts/walk/input/admin-input.ts';
import type { Given, Json } from '../../scripts/walk/input/input.ts';
import { clickId } from '../../scripts/walk/input/partner.ts';
import { type Declared, declaredCalls, protocols } from '../../scripts/walk/protocol.ts';
import { type Call, send } from '../../scripts/walk/walked.ts';
import { authenticator } from '../people/passkey/testing/authenticator.ts';
import { seedSampleCatalogue } from '../sample/seed-sample-catalogue.ts';
import { token as owner, type TestApp, testApp } from '../testing/app.ts';
import { liveRows } from './testing/live-rows.ts';

type Attempt = { name: string; status: number; changed: string[] };

let given: TestApp;
let site: string;
let author: string;
const attempts: Attempt[] = [];
const unmade: string[] = [];

const as = (token: string, call: Call) =>
  send(site, { ...call, headers: { ...call.headers, 'x-admin-token': token } });

async function attempt(name: string, call: Call) {
  const before = await liveRows(given);
  const { status } = await as(author, call);
  const after = await liveRows(given);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  attempts.push({ name, status, changed });
}

const answers = new Map<string, Json>();

/** Inputs need the answers that an owner gets. */
const walking: Given = {
  adminToken: owner,
  device: authenticator('http://localhost'),
  own: (name) => `${name}-x`,
  answer: (call) => answers.get(call),
  read: async (path) => JSON.parse((await as(owner, { path: `/api/admin${path}` })).text),
  write: async (path, body, headers = {}) => {
    const call = { method: 'POST', path: `/api/admin${path}`, body, headers };
    return JSON.parse((await as(owner, call)).text);
  },
};

/** The author makes each call before the owner does. */
async function walkCall(name: string, declared: Declared) {
  const wanted = adminInputs[name];
  if (!wanted) throw new Error('It has no input.');
  const input = await ('input' in wanted ? wanted.input : wanted)(walking);
  const call = protocols.rest.callOf(name, declared, input);
  if (!call) return;
  if (declared.method !== 'GET') await attempt(name, call);
  const { status, text } = await as(owner, call);
  if (status < 300) answers.set(name, protocols.rest.dataIn(text));
}

beforeAll(async () => {
  given = await testApp({ SITE_URL: 'http://localhost' });
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(given.app.server.address() as AddressInfo).port}`;
  await seedSampleCatalogue({ db: given.db, now: new Date() });
  await given.make.inquiry();
  const click = { kind: 'product', id: 1, path: '/casino', click_id: clickId };
  await send(site, { method: 'POST', path: '/api/clicks', body: click });
  author = (await given.make.person({ name: 'Ada', role: 'author' })).token;
  const picture = { method: 'POST', path: '/api/admin/uploads' };
  for (const [name, call] of [
    ['upload', async () => ({ ...picture, body: await upload() })],
    ['oldSite', async () => oldSite],
  ] as const) {
    await attempt(name, await call());
    await as(owner, await call());
  }
  for (const name of Object.keys(adminInputs)) {
    const declared = declaredCalls[name];
    if (declared) await walkCall(name, declared).catch((error) => unmade.push(`${name}: ${error}`));
  }
  await given.app.close();
});

/** Everyone manages their own sign-in. */
const isOwnSignIn = ({ name, changed }: Attempt) =>
  /^(passkey|signIn)\./.test(name) &&
  changed.every((table) => ['one_time_secret', 'passkey', 'staff_session'].includes(table));

test('no call of a token that may only propose changes anything', () => {
  const changing = attempts.filter(({ changed }) => changed.length > 0);
  expect(changing.filter((attempt) => !isOwnSignIn(attempt))).toEqual([]);
  expect(attempts.filter(({ status }) => status >= 500)).toEqual([]);
});

test('the author makes every call that writes, and proposes with those that allow it', () => {
  const writing = Object.entries(declaredCalls).filter(
    ([name, { method, path }]) => name in adminInputs && method !== 'GET' && path !== undefined,
  );
  const made = attempts.map(({ name }) => name);
  const left = writing.map(([name]) => name).filter((name) => !made.includes(name));
  // Their inputs need a session and a conversion. No author may make the second one.
  expect(left).toEqual(['signIn.confirmWithPasskey', 'conversion.undoImport']);
  const proposed = attempts.filter(({ status }) => status === 202).map(({ name }) => name);
  const proposing = writing.filter(([, { proposes, role }]) => proposes && role === 'editor');
  const others = proposing.map(([name]) => name).filter((name) => !proposed.includes(name));
  // The sheets are as they were exported, and the address that the redirect comes from is taken.
  expect(others.filter((name) => !name.endsWith('.importCsv'))).toEqual(['redirect.update']);
});
