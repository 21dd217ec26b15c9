/** Saves that touch what the rules name need a second person, whatever call they come from. Others stay live. */
// Runs on SQLite only: it compares what calls answer, and writes with the SQL of other tests.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';
import { liveTables, type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let ada: ReleaseClient;
let ben: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  ada = releaseClient(given, (await given.make.person({ name: 'Ada', role: 'owner' })).token);
  ben = releaseClient(given, (await given.make.person({ name: 'Ben', role: 'editor' })).token);
  const market = { code: 'GB', currency: 'GBP', i18n: { en: { name: 'Britain' } } };
  await ada.answer(201, 'POST', '/markets', market);
});
afterEach(() => given.app.close());

const setRules = (rules: object) => ada.answer(200, 'PUT', '/four-eyes', { kinds: [], ...rules });
const image_url = '/uploads/image.webp';
const link = 'https://partner.example/';

type Sent = Parameters<ReleaseClient['call']>;

/** Expects a proposal that asks for approval, and nothing else to be written. */
async function expectAsked(...sent: Sent) {
  const before = await liveTables(given);
  const { proposal } = await ben.answer(202, ...sent);
  expect(proposal).toMatchObject({ state: 'asked', needs_approval: true, author: 'Ben' });
  expect(await liveTables(given)).toEqual(before);
  await ben.refusedPublication(proposal.release_id);
  expect(await liveTables(given)).toEqual(before);
  return proposal;
}

async function expectLive(...[method, path, body]: Sent) {
  const { status, text } = await ben.call(method, path, body);
  expect([200, 201, 204], `${method} ${path} answered ${status} ${text}`).toContain(status);
}

test('kinds: every save of the kind asks, and saves of others stay live', async () => {
  const banner = await given.make.banner();
  const code = await given.make.promoCode({ code: 'ONE' });
  await setRules({ kinds: ['banner'] });
  await expectAsked('PUT', `/banners/${banner.id}`, { image_url, sort_order: 7 });
  await expectAsked('POST', '/banners', { image_url });
  await expectAsked('DELETE', `/banners/${banner.id}`);
  await expectLive('PUT', `/promocodes/${code.id}`, { code: 'TWO', market_code: 'US' });
  await expectLive('POST', '/promocodes', { code: 'THREE', market_code: 'GB', ref_link: link });
  await expectLive('DELETE', `/promocodes/${code.id}`);
});

test('markets: asks for what is in the market, comes into it or leaves it, and for what a product says about it', async () => {
  const british = await given.make.promoCode({ code: 'BRIT', market_code: 'GB' });
  const american = await given.make.promoCode({ code: 'AMER', market_code: 'US' });
  const product = await given.make.product({
    i18n: { en: { name: 'Harbor' } },
    markets: [{ market_code: 'US', availability: 'open' }],
  });
  await setRules({ markets: ['GB'] });
  await expectAsked('PUT', `/promocodes/${british.id}`, { code: 'OTHER', market_code: 'GB' });
  await expectAsked('PUT', `/promocodes/${british.id}`, { code: 'BRIT', market_code: 'US' });
  await expectAsked('DELETE', `/promocodes/${british.id}`);
  await expectAsked('PUT', `/promocodes/${american.id}`, { code: 'AMER', market_code: 'GB' });
  const saying = (code: string, availability: string) => ({
    i18n: { en: { name: 'Harbor' } },
    markets: [
      { market_code: 'US', availability: code === 'US' ? availability : 'open' },
      ...(code === 'GB' ? [{ market_code: 'GB', availability }] : []),
    ],
  });
  await expectLive('PUT', `/products/${product.id}`, saying('US', 'closed'));
  await expectLive('PUT', `/promocodes/${american.id}`, { code: 'STATES', market_code: 'US' });
  await ben.answer(200, 'PUT', `/products/${product.id}`, saying('US', 'open'));
  await expectAsked('PUT', `/products/${product.id}`, saying('GB', 'closed'));
  const closedIn = (closed_regions: string[]) => ({
    ...saying('US', 'open'),
    facts: { closed_regions },
  });
  await expectAsked('PUT', `/products/${product.id}`, closedIn(['GB']));
  await expectLive('PUT', `/products/${product.id}`, closedIn(['US']));
});

test('markets: asks for what a region shows because its country does', async () => {
  const region = { code: 'GB-SCT', parent_code: 'GB', currency: 'GBP' };
  await ada.answer(201, 'POST', '/markets', { ...region, i18n: { en: { name: 'Scotland' } } });
  const british = await given.make.promoCode({ code: 'BRIT', market_code: 'GB' });
  await setRules({ markets: ['GB-SCT'] });
  await expectAsked('PUT', `/promocodes/${british.id}`, { code: 'OTHER', market_code: 'GB' });
  await expectLive('POST', '/promocodes', { code: 'AMER', market_code: 'US' });
  await setRules({ markets: ['GB'] });
  await expectLive('POST', '/promocodes', { code: 'SCOT', market_code: 'GB-SCT' });
});

test('groups: terms, links and rules ask, and other fields of the same things stay live', async () => {
  const code = await given.make.promoCode({ code: 'ONE' });
  const product = await given.make.product({ i18n: { en: { name: 'Harbor' } } });
  const productDraft = (more: object) => ({ i18n: { en: { name: 'Harbor' } }, ...more });
  const codeDraft = (more: object) => ({ code: 'ONE', market_code: 'US', ...more });
  await setRules({ groups: ['terms'] });
  await expectAsked('PUT', `/promocodes/${code.id}`, codeDraft({ code: 'TWO' }));
  await expectAsked(
    'PUT',
    `/products/${product.id}`,
    productDraft({ i18n: { en: { name: 'Harbor' }, tr: { fs_label: '50 bonus' } } }),
  );
  await expectLive('PUT', `/promocodes/${code.id}`, codeDraft({ ref_link: link }));
  await setRules({ groups: ['links'] });
  await expectAsked('PUT', `/promocodes/${code.id}`, codeDraft({ ref_link: null }));
  await expectAsked('PUT', `/products/${product.id}`, productDraft({ ref_link: link }));
  await expectLive('PUT', `/promocodes/${code.id}`, codeDraft({ ref_link: link, rarity: 'epic' }));
  await setRules({ groups: ['rules'] });
  await expectAsked(
    'PUT',
    `/products/${product.id}`,
    productDraft({ facts: { closed_regions: ['GB'] } }),
  );
  await expectLive('PUT', `/products/${product.id}`, productDraft({ ref_link: link, rating: 3 }));
});

test('bulk edits, sheets, restores, orders and undos can’t get around it', async () => {
  const banner = await given.make.banner({ link_url: link });
  const code = await given.make.promoCode({ code: 'ONE' });
  const products = [await given.make.product(), await given.make.product()];
  for (const { id } of products) {
    await given.make.topListEntry({ product_id: id });
    const { i18n } = await ada.read(`/products/${id}`);
    await ada.answer(200, 'PUT', `/products/${id}`, { i18n, categories: [categoryId.casino] });
  }
  const first = await ben.answer(200, 'PUT', `/promocodes/${code.id}`, {
    code: 'TWO',
    market_code: 'US',
  });
  expect(first.code).toBe('TWO');
  const { items } = await ada.read(`/changes?entity=promo-code&id=${code.id}`);
  const group = await given.db
    .selectFrom('change')
    .select('log_group')
    .where('seq', '=', items[0].seq)
    .executeTakeFirstOrThrow();

  await setRules({ kinds: ['banner', 'promo-code', 'product-list', 'top-list', 'product'] });
  await expectAsked('PUT', '/banners/bulk', { ids: [banner.id], action: 'hide' });
  const edits = [{ kind: 'set', field: 'sort_order', language: null, value: 9 }];
  await expectAsked('PUT', '/banners/bulk', { ids: [banner.id], action: 'edit', edits });
  await expectAsked('PUT', '/banners/bulk', { ids: [banner.id], action: 'delete' });
  const { text: csv } = await ada.call('GET', '/promocodes/export');
  await expectAsked('POST', '/promocodes/import', {
    csv: csv.replace('TWO', 'SHEET'),
    dry_run: false,
  });
  await expectAsked('POST', `/changes/${items.at(-1).seq}/restore`);
  const ids = products.map(({ id }) => id).toReversed();
  await expectAsked('PUT', '/products/reorder', {
    category_id: categoryId.casino,
    items: ids.map((product_id, index) => ({ product_id, position: index + 1 })),
  });
  const entries = (await ada.read('/toplists/entries?category=casino')).items.toReversed();
  await expectAsked('PUT', '/toplists/entries/reorder', {
    category: 'casino',
    items: entries.map(({ id }: { id: number }, index: number) => ({ id, position: index + 1 })),
  });
  const before = await liveTables(given);
  const undone = await ben.answer(200, 'POST', '/changes/undo', group);
  expect(undone.release).toMatchObject({ state: 'open', unapproved: 1 });
  await ben.refusedPublication(undone.release.id);
  expect(await liveTables(given)).toEqual(before);
});

test('deleting a product asks if something that follows from it has to be approved', async () => {
  const product = await given.make.product();
  await given.make.banner({ product_id: product.id, link_url: link });
  await setRules({ kinds: ['banner'] });
  await expectAsked('DELETE', `/products/${product.id}`);
  const release = await ben.start();
  await ben.propose(release, 'DELETE', `/products/${product.id}`);
  await ben.refusedPublication(release);
});

test('can’t be switched on with fewer than two people who may approve', async () => {
  const { items } = await ada.read('/tokens');
  for (const { id, name } of items) {
    if (name === 'Ada' || name === 'Ben') await given.call('DELETE', `/admin/tokens/${id}`);
  }
  const administrator = releaseClient(given);
  await given.make.person({ name: 'Dora', role: 'author' });
  await given.make.person({ name: 'Vera', role: 'viewer' });
  await administrator.answer(409, 'PUT', '/four-eyes', { kinds: ['banner'] });
  expect(await administrator.read('/four-eyes')).toMatchObject({ kinds: [], approvers: 1 });
  await administrator.answer(200, 'PUT', '/four-eyes', { kinds: [] });
  await given.make.person({ name: 'Cleo', role: 'editor' });
  await administrator.answer(200, 'PUT', '/four-eyes', { kinds: ['banner'] });
});

test('an edit after the approval asks again', async () => {
  const banner = await given.make.banner();
  await setRules({ kinds: ['banner'] });
  const path = `/banners/${banner.id}`;
  const { proposal } = await ben.answer(202, 'PUT', path, { image_url, sort_order: 2 });
  await ada.answer(200, 'POST', `/proposals/${proposal.id}/approve`);
  const edited = await ben.propose(proposal.release_id, 'PUT', path, { image_url, sort_order: 3 });
  expect(edited).toMatchObject({ id: proposal.id, state: 'asked', decided_by: null });
  await ben.refusedPublication(proposal.release_id);
  await ada.answer(200, 'POST', `/proposals/${proposal.id}/approve`);
  await ben.publish(proposal.release_id);
  expect(await ada.read(path)).toMatchObject({ sort_order: 3 });
});

test('the rules of the moment of publication count', async () => {
  const banner = await given.make.banner();
  const code = await given.make.promoCode({ code: 'ONE', market_code: 'US' });
  const [one, two] = [await ben.start('One'), await ben.start('Two')];
  await ben.propose(one, 'PUT', `/banners/${banner.id}`, { image_url, sort_order: 2 });
  const moved = { code: 'ONE', market_code: 'GB' };
  const proposal = await ben.propose(two, 'PUT', `/promocodes/${code.id}`, moved);
  expect(proposal.needs_approval).toBe(false);
  await setRules({ kinds: ['banner'], markets: ['GB'] });
  const before = await liveTables(given);
  await ben.refusedPublication(one);
  await ben.refusedPublication(two);
  expect(await liveTables(given)).toEqual(before);
  await ada.answer(200, 'POST', `/proposals/${proposal.id}/approve`);
  await ben.publish(two);
  expect(await ada.read(`/promocodes/${code.id}`)).toMatchObject({ market_code: 'GB' });
});
