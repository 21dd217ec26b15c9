// Runs on SQLite only: PostgreSQL stores texts the same way.
/** Agents read what visitors, partners and editors write. Whatever it asks for, it stays data. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDay } from '#contract/wall-clock.ts';
import { token as firstOwners, publishedTexts } from '../testing/app.ts';
import { type AgentApp, agentApp } from './testing/agent-app.ts';
import { type AgentAnswer, type AgentClient, agentClient } from './testing/agent-client.ts';
import { type AgentScene, agentScene, validArguments } from './testing/agent-scene.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { liveRows } from './testing/live-rows.ts';
import { agentTools } from './tool/agent-tools.ts';

/** A long run obeys a third of them, among which are all orders and all disguises. */
const isLong = process.env.TEST_EXTENT === 'long';
const obeyed = hostileTexts.filter((_, index) => (isLong ? index % 3 === 1 : index === 4));

let given: AgentApp;
let scene: AgentScene;
let agent: AgentClient;
const asked: string[] = [];

/** Goes around the forms, which refuse some of the characters. */
async function writeTexts() {
  const { db, make } = given;
  const day = localDay('UTC', new Date());
  const entries: { kind: string; id: number; texts: string[] }[] = [];
  const kinds = ['product', 'exclusive-bonus', 'content-page', 'image'];
  for (const [index, text] of hostileTexts.entries()) {
    const kind = kinds[index % kinds.length] as string;
    const id = await makeEntry(kind, text);
    entries.push({ kind, id, texts: kind === 'product' ? [titleOf(text), text] : [titleOf(text)] });
    const search = { day, lang: 'en' as const, market_code: 'US', query: text };
    await db
      .insertInto('missed_search')
      .values({ ...search, searches: index + 1 })
      .execute();
    await make.inquiry('message', { message: text.replace(/[^ -~]/g, '') });
  }
  return entries;
}

const titleOf = (text: string) => text.slice(0, 200).toWellFormed();

async function makeEntry(kind: string, text: string): Promise<number> {
  const { db, make } = given;
  if (kind === 'image') {
    const sizes = { width: 1, height: 1, bytes: 1 };
    const path = `/uploads/${hostileTexts.indexOf(text)}.webp`;
    const names = {
      hash: path,
      path,
      name: titleOf(text),
      search_key: '',
      created_at: '2026-01-01',
    };
    const image = db.insertInto('image').values({ ...sizes, ...names } as never);
    return (await image.returning('id').executeTakeFirstOrThrow()).id;
  }
  if (kind === 'product') {
    const { id } = await make.product();
    const translation = db.updateTable('product_translation').where('product_id', '=', id);
    await translation
      .set({ name: titleOf(text), description: text })
      .where('lang', '=', 'en')
      .execute();
    return id;
  }
  if (kind === 'exclusive-bonus') {
    const { id } = await make.exclusiveBonus({ i18n: { en: { title: 'Bonus' } } });
    const bonus = db.updateTable('exclusive_bonus_translation');
    await bonus
      .set({ title: titleOf(text) })
      .where('exclusive_bonus_id', '=', id)
      .execute();
    return id;
  }
  const { id } = await make.contentPage();
  const body = JSON.stringify(publishedTexts('Page', text).en.body);
  const page = db.updateTable('content_page_translation').where('content_page_id', '=', id);
  await page
    .set({ title: titleOf(text), body })
    .where('lang', '=', 'en')
    .execute();
  return id;
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]);
};

/** Texts of others may only be below `untrusted`, and must be there as they were written. */
function requireUntrusted(answer: Awaited<ReturnType<AgentClient['result']>>, texts: string[]) {
  if (answer.isError) throw new Error(agent.textOf(answer));
  const { untrusted, ...ours } = answer.structuredContent as AgentAnswer;
  expect(JSON.parse(agent.textOf(answer))).toEqual(answer.structuredContent);
  const inside = new Set(stringsIn(untrusted));
  expect(texts.filter((text) => !inside.has(text))).toEqual([]);
  const outside = stringsIn(ours);
  expect(hostileTexts.filter((text) => outside.some((one) => one.includes(text)))).toEqual([]);
}

const freely = async (name: string, input: object) => {
  await given.db.deleteFrom('rate_limit').execute();
  return agent.result(name, input);
};

beforeAll(async () => {
  const network = {
    isPublic: () => true,
    async resolve(host: string): Promise<string[]> {
      asked.push(host);
      throw new Error('There is no network.');
    },
  };
  given = await agentApp({}, { network });
  scene = await agentScene(given);
  agent = await agentClient(given, { token: firstOwners });
});
afterAll(() => given.app.close());

test('hostile texts come back unchanged, and only as untrusted', async () => {
  const entries = await writeTexts();
  for (const { kind, id, texts } of entries) {
    requireUntrusted(await freely('get', { kind, id }), texts);
  }
  requireUntrusted(await freely('missed_searches', { limit: 200 }), hostileTexts);
  for (const { kind, id } of entries.filter((entry) => entry.kind === 'product').slice(0, 9)) {
    const reason = `Because of ${hostileTexts[0]}`;
    await freely('propose_change', {
      ...{ kind, id, reason },
      changes: [{ field: 'rating', value: 4 }],
    });
  }
  for (const input of [{}, { limit: 50 }]) {
    for (const name of [
      'my_proposals',
      'list_missing_translations',
      'history',
      'list_stale_facts',
    ]) {
      requireUntrusted(await freely(name, input), []);
    }
  }
  requireUntrusted(await freely('search', { q: 'Product' }), []);
});

/** Puts the text wherever a tool takes words. */
const filledWith = (text: string, value: unknown): unknown => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => filledWith(text, one));
  if (typeof value !== 'object' || value === null) return value;
  const fixed = ['kind', 'list', 'language', 'code', 'by', 'field', 'entity', 'state'];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      fixed.includes(key) ? inner : filledWith(text, inner),
    ]),
  );
};

test('an agent that obeys them changes nothing but its own release, and asks nobody else', async () => {
  const { token } = await given.make.person({ name: 'Ada', role: 'author' });
  const others = { 'x-admin-token': token };
  const draft = { name: 'Tin Board' };
  await given.call('POST', '/admin/regulators', draft, { headers: others });
  const ofAda = () =>
    given.db.selectFrom('proposal').selectAll().where('author', '=', 'Ada').execute();
  const [proposal] = await ofAda();
  if (!proposal) throw new Error('Ada has proposed nothing.');
  const before = await liveRows(given);
  for (const text of obeyed) {
    for (const { name } of agentTools) {
      for (const input of validArguments(scene, proposal.id)[name] ?? []) {
        await freely(name, input);
        await freely(name, filledWith(text, input) as object);
      }
    }
  }
  expect(await liveRows(given)).toEqual(before);
  expect(await ofAda()).toEqual([proposal]);
  const own = given.db.selectFrom('proposal').selectAll().where('author', '!=', 'Ada');
  const proposed = await own.execute();
  expect(proposed.length).toBeGreaterThan(0);
  expect(new Set(proposed.map(({ release_id, via }) => `${release_id} ${via}`)).size).toBe(1);
  expect(asked).toEqual([]);
});
