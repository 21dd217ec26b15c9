/** Whatever an author sends over either protocol, the site doesn't change. What can be proposed is. */
// Runs on SQLite only: it compares what calls answer, and writes with the SQL of other tests.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../db/testing/database.ts';
import { adminInputs } from '../../scripts/walk/input/admin-input.ts';
import { uploadedName } from '../../scripts/walk/input/content.ts';
import type { Json } from '../../scripts/walk/input/input.ts';
import { declaredCalls, type Protocol, protocols } from '../../scripts/walk/protocol.ts';
import type { Call } from '../../scripts/walk/walked.ts';
import { formOf, plain } from '../image/upload/testing/uploads.ts';
import { authenticator } from '../people/passkey/testing/authenticator.ts';
import { sessionsOf } from '../people/session/testing/sessions-of.ts';
import { categoryId, type TestApp, testApp, token } from '../testing/app.ts';
import type { Method } from '../testing/rest.ts';
import { liveTables, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let dora: string;
beforeEach(async () => {
  given = await testApp();
  dora = (await given.make.person({ name: 'Dora', role: 'author' })).token;
});
afterEach(() => given.app.close());

async function send({ method = 'GET', path, body }: Call, personToken: string) {
  const sent = { method: method as Method, url: path, headers: { 'x-admin-token': personToken } };
  const { statusCode: status, body: text } = await given.app.inject({
    ...sent,
    ...(body !== undefined && { payload: body as object }),
  });
  return { status, text };
}

/** The catalogue, the content, the settings and the history. A person's own sign-in isn't part of the site. */
async function site() {
  const {
    one_time_secret: _,
    passkey: __,
    used_challenge: ___,
    ...tables
  } = await liveTables(given);
  return { ...tables, change: await allRows(given.db, 'change') };
}

async function upload() {
  const bytes = await plain(4, 4).png().toBuffer();
  const form = new Response(formOf({ bytes, name: uploadedName }));
  const { status } = await given.call(
    'POST',
    '/admin/uploads',
    Buffer.from(await form.arrayBuffer()),
    { headers: { 'content-type': form.headers.get('content-type') ?? '' } },
  );
  expect(status).toBe(201);
}

/** Page blocks are declared once for each protocol. */
const isProposable = (name: string) =>
  Boolean(declaredCalls[name]?.proposes) || name === 'pageBlock.sort';
/** Calls that need a network, the sample or a file, or write only proposals or nothing, and that no other input needs. */
const isSkipped = (name: string) =>
  !isProposable(name) &&
  /^(webhook|linkCheck|conversion|sample|signIn|passkey|grant|token|inquiry|missedSearch|monthlyReport|report|setup|release|agentChange|proposal|fourEyes|effect|siteImport)/.test(
    name,
  );

/** Answers of tRPC have no status of their own. */
const isProposed = (status: number, text: string) =>
  (status === 202 && 'proposals' in JSON.parse(text)) ||
  (status === 200 && text.startsWith('{"result":{"data":{"proposal":'));

/** The author makes each call of the walk before an owner does. */
async function walk(protocol: Protocol) {
  const answers = new Map<string, unknown>();
  const inputs = {
    adminToken: token,
    device: authenticator('http://127.0.0.1'),
    own: (name: string) => `${name}-${protocol.name}`,
    answer: (call: string): Json => answers.get(call),
    read: async (path: string) =>
      JSON.parse((await send({ path: `/api/admin${path}` }, token)).text),
    write: async (path: string, body: object) =>
      JSON.parse((await send({ method: 'POST', path: `/api/admin${path}`, body }, token)).text),
  };
  const outcomes: Record<string, number> = {};
  for (const [name, wanted] of Object.entries(adminInputs)) {
    if (isSkipped(name)) continue;
    const made = await ('input' in wanted ? wanted.input : wanted)(inputs);
    const input = name.endsWith('.importCsv') ? { ...(made as object), dry_run: false } : made;
    const declared = declaredCalls[name];
    const call = declared && protocol.callOf(name, declared, input);
    if (!declared || !call) continue;
    if (declared.method !== 'GET') {
      const before = await site();
      const { status, text } = await send(call, dora);
      expect(await site(), `${name} changed the site`).toEqual(before);
      const isWanted = isProposable(name) && declared.role !== 'owner';
      expect(isProposed(status, text), `${name}: ${status} ${text}`).toBe(isWanted);
      expect(status < 300, `${name}: ${status} ${text}`).toBe(isWanted);
      outcomes[name] = status;
      await given.db.deleteFrom('proposal').execute();
    }
    const answer = await send(call, token);
    const said = `${name} of an owner: ${answer.text}`;
    if ('status' in wanted) {
      expect(answer.status, said).toBe(wanted.status);
      continue;
    }
    expect(answer.status, said).toBeLessThan(300);
    answers.set(name, answer.text === '' ? undefined : protocol.dataIn(answer.text));
  }
  return outcomes;
}

test.each(Object.values(protocols))(
  'an author’s writes are never live over $name',
  async (protocol) => {
    await upload();
    await given.make.product({ categories: [1] });
    await given.make.topListEntry({ category_id: categoryId.bets });
    const outcomes = await walk(protocol);
    const proposable = Object.keys(declaredCalls).filter(isProposable);
    expect(proposable.filter((name) => !(name in outcomes))).toEqual([]);
    expect(proposable.length).toBeGreaterThan(50);
  },
);

test('an author can’t pass a write off as a dry run', async () => {
  const product = await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
  const [banner, other] = [await given.make.banner(), await given.make.banner()];
  const before = await site();
  const client = releaseClient(given, dora);
  const draft = { i18n: { en: { name: 'Other' } }, dry_run: true };
  expect((await client.call('POST', '/products', draft)).status).toBe(202);
  expect((await client.call('PUT', `/products/${product.id}`, draft)).status).toBe(202);
  for (const action of ['hide', 'delete']) {
    const bulk = { ids: [banner.id], action, dry_run: true };
    expect((await client.call('PUT', '/banners/bulk', bulk)).status).toBe(202);
  }
  const edits = [{ kind: 'set', field: 'sort_order', language: null, value: 9 }];
  const edit = { ids: [other.id], action: 'edit', edits, dry_run: true };
  expect((await client.call('PUT', '/banners/bulk', edit)).status).toBe(200);
  expect(await site()).toEqual(before);
});

/** Approves over both protocols, and returns the answers. */
async function approvals(id: number, personToken: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const { callOf } of Object.values(protocols)) {
    for (const action of ['approve', 'refuse'] as const) {
      const name = `proposal.${action}`;
      const input = { id, ...(action === 'refuse' && { reason: 'Not now' }) };
      const call = callOf(name, declaredCalls[name] ?? { method: 'POST' }, input) as Call;
      statuses.push((await send(call, personToken)).status);
    }
  }
  return statuses;
}
const allForbidden = [403, 403, 403, 403];

test('nobody approves their own change: not with another role, token or session, over any protocol', async () => {
  const owner = releaseClient(given);
  const banner = await given.make.banner();
  const image_url = '/uploads/image.webp';
  const release = await owner.start();
  const { items } = await owner.read('/tokens');
  const { id } = items.find(({ name }: { name: string }) => name === 'Dora');
  const propose = async (personToken: string, sort_order: number) =>
    (
      await releaseClient(given, personToken).propose(release, 'PUT', `/banners/${banner.id}`, {
        ...{ image_url, sort_order },
      })
    ).id as number;
  const proposal = await propose(dora, 2);
  expect(await approvals(proposal, dora)).toEqual(allForbidden);

  await owner.answer(200, 'PUT', `/tokens/${id}`, { name: 'Dora', role: 'owner' });
  expect(await approvals(proposal, dora)).toEqual(allForbidden);
  const session = await sessionsOf(given).open(dora);
  expect(await approvals(proposal, session)).toEqual(allForbidden);
  await owner.answer(200, 'PUT', `/tokens/${id}`, { name: 'Theodora', role: 'editor' });
  expect(await approvals(proposal, dora)).toEqual(allForbidden);
  const second = (await given.make.person({ name: 'dora', role: 'editor' })).token;
  expect(await approvals(proposal, second)).toEqual(allForbidden);

  await owner.answer(200, 'PUT', '/four-eyes', { kinds: ['banner'] });
  const eve = (await given.make.person({ name: 'Eve', role: 'editor' })).token;
  const own = await propose(eve, 3);
  expect(own).toBe(proposal);
  // Both have written what is proposed now.
  expect(await approvals(proposal, eve)).toEqual(allForbidden);
  expect(await approvals(proposal, dora)).toEqual(allForbidden);
  await releaseClient(given, eve).refusedPublication(release);
  expect(await owner.read(`/banners/${banner.id}`)).toMatchObject({ sort_order: 1 });
  expect(await approvals(proposal, token)).toEqual([200, 200, 200, 200]);
});
