// Runs on PostgreSQL too: the two engines fold the letters of names differently.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundItem } from '#contract/catalogue/search/everything.ts';
import type { Role } from '#contract/people/role.ts';
import { publishedTexts, type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  given = await testApp();
  const { make } = given;
  const harbor = await make.product({ i18n: { en: { name: 'Lucky Harbor' } } });
  await make.product({ i18n: { en: { name: 'Copper Lantern' } } });
  await make.exclusiveBonus({ i18n: { en: { title: 'Harbor week' } } });
  await make.exclusiveBonus({ product_id: harbor.id, i18n: { en: { title: 'Free spins' } } });
  await make.banner({ i18n: { en: { title: 'Autumn' }, tr: { title: 'Çılgın harbor' } } });
  await make.promoCode({ code: 'HARBOR10' });
  await make.contentPage({ slug: 'harbor-guide', i18n: publishedTexts('Where to moor') });
  for (const role of ['owner', 'editor', 'viewer'] as const) {
    tokens[role] = (await make.person({ name: `Harbor ${role}`, role })).token;
  }
});

afterAll(() => given.app.close());

async function search(q: string, role: Role) {
  const answer = await given.call('GET', `/admin/search?q=${encodeURIComponent(q)}`, undefined, {
    headers: { 'x-admin-token': tokens[role] },
  });
  expect(answer.status).toBe(200);
  return answer.body.items as FoundItem[];
}

const listed = (items: FoundItem[]) => items.map(({ kind, name }) => `${kind} ${name}`);

const catalogue = [
  'product Lucky Harbor',
  'exclusive-bonus Free spins',
  'exclusive-bonus Harbor week',
  'banner Autumn',
  'promo-code HARBOR10',
  'content-page Where to moor',
];

test('an owner also finds people, and nobody else does', async () => {
  expect(listed(await search('harbor', 'owner'))).toEqual([
    ...catalogue,
    'person Harbor editor',
    'person Harbor owner',
    'person Harbor viewer',
  ]);
  expect(listed(await search('harbor', 'editor'))).toEqual(catalogue);
  expect(listed(await search('harbor', 'viewer'))).toEqual(catalogue);
});

test('only an owner finds markets, by code and by name', async () => {
  const us = { kind: 'market', name: 'United States', detail: 'US' };
  expect(await search('united', 'owner')).toEqual([expect.objectContaining(us)]);
  expect(await search('us', 'owner')).toContainEqual(expect.objectContaining(us));
  expect(await search('united', 'editor')).toEqual([]);
});

test.each(['çılgın', 'Çılgın', 'ÇILGIN'])('finds a Turkish title by “%s”', async (q) => {
  expect(listed(await search(q, 'viewer'))).toEqual(['banner Autumn']);
});

test('tells an offer apart by its partner', async () => {
  const [bonus] = await search('free spins', 'viewer');
  expect(bonus).toMatchObject({ kind: 'exclusive-bonus', detail: 'Lucky Harbor' });
});

test('answers at most five of a kind', async () => {
  for (let made = 0; made < 6; made += 1) await given.make.promoCode({ code: `MANY${made}` });
  expect(listed(await search('many', 'viewer'))).toEqual(
    [5, 4, 3, 2, 1].map((number) => `promo-code MANY${number}`),
  );
});

test('does not find people whose access was revoked', async () => {
  const { id } = await given.make.person({ name: 'Vera Zeppelin', role: 'viewer' });
  expect(listed(await search('zeppelin', 'owner'))).toEqual(['person Vera Zeppelin']);
  await given.call('DELETE', `/admin/tokens/${id}`);
  expect(await search('zeppelin', 'owner')).toEqual([]);
});

test('takes % and _ literally and refuses a single character', async () => {
  expect(await search('%%', 'owner')).toEqual([]);
  expect(await search('__', 'owner')).toEqual([]);
  expect((await given.call('GET', '/admin/search?q=h')).status).toBe(400);
});
