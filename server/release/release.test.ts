import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const inRelease = (id: number) => ({ headers: { 'x-release': String(id) } });
const startRelease = async (name = 'Launch') =>
  (await given.call('POST', '/admin/releases', { name })).body.id as number;

const codeDraft = (code: string, more: object = {}) => ({ code, market_code: 'US', ...more });

async function liveCodes(): Promise<string[]> {
  const { body } = await given.call('GET', '/promocodes?market=US&limit=100');
  return body.items.map(({ code }: { code: string }) => code).sort();
}

test('a proposed change is not live until its release is published', async () => {
  const code = await given.make.promoCode({ code: 'OLD' });
  const id = await startRelease();
  const draft = codeDraft('NEW', { market_code: code.market_code });
  const answer = await given.call('PUT', `/admin/promocodes/${code.id}`, draft, inRelease(id));
  expect(answer.status).toBe(202);
  expect(answer.body.proposal).toMatchObject({
    release_id: id,
    kind: 'promo-code',
    entity_id: code.id,
    action: 'change',
    ops: [{ field: 'code', language: null, from: 'OLD', to: 'NEW' }],
    state: 'open',
    author: 'Administrator',
    via: 'api',
    reason: null,
    decided_by: null,
    decided_at: null,
  });
  expect((await given.call('GET', `/admin/promocodes/${code.id}`)).body.code).toBe('OLD');
  const published = await given.call('POST', `/admin/releases/${id}/publish`);
  expect(published.status).toBe(200);
  expect(published.body.state).toBe('published');
  expect((await given.call('GET', `/admin/promocodes/${code.id}`)).body.code).toBe('NEW');
});

test('something created in a release has its ID immediately, and other changes in it may refer to it', async () => {
  const id = await startRelease();
  const product = await given.call(
    'POST',
    '/admin/products',
    { i18n: { en: { name: 'Copper Lantern' } }, categories: [1] },
    inRelease(id),
  );
  expect(product.status).toBe(202);
  const productId = product.body.proposal.entity_id;
  const code = await given.call(
    'POST',
    '/admin/promocodes',
    codeDraft('COPPER', { product_id: productId }),
    inRelease(id),
  );
  expect(code.status).toBe(202);
  const elsewhere = await given.make.product();
  expect(elsewhere.id).toBeGreaterThan(productId);
  expect(await liveCodes()).toEqual([]);
  expect((await given.call('POST', `/admin/releases/${id}/publish`)).status).toBe(200);
  expect(await liveCodes()).toEqual(['COPPER']);
  const live = await given.call('GET', `/admin/promocodes/${code.body.proposal.entity_id}`);
  expect(live.body).toMatchObject({ product_id: productId, product_name: 'Copper Lantern' });
});

test('a change that someone else made since keeps the release from being published', async () => {
  const code = await given.make.promoCode({ code: 'OLD', ref_link: 'https://a.example/' });
  const id = await startRelease();
  const url = `/admin/promocodes/${code.id}`;
  const draft = codeDraft('NEW', { market_code: code.market_code, ref_link: 'https://b.example/' });
  const { body } = await given.call('PUT', url, draft, inRelease(id));
  await given.call('PUT', url, { ...draft, code: 'LIVE', ref_link: 'https://a.example/' });
  const refused = await given.call('POST', `/admin/releases/${id}/publish`);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'conflict',
    conflicts: [
      {
        proposal_id: body.proposal.id,
        field: 'code',
        language: null,
        base: 'OLD',
        live: 'LIVE',
        proposed: 'NEW',
      },
    ],
  });
  const failed = await given.call('GET', `/admin/releases/${id}`);
  expect(failed.body).toMatchObject({ state: 'failed', conflicts: 1 });
  expect((await given.call('GET', url)).body).toMatchObject({
    code: 'LIVE',
    ref_link: 'https://a.example/',
  });

  const settle = `/admin/proposals/${body.proposal.id}/resolve`;
  await given.call('POST', settle, { field: 'code', language: null, take: 'live' });
  expect((await given.call('POST', `/admin/releases/${id}/publish`)).status).toBe(200);
  expect((await given.call('GET', url)).body).toMatchObject({
    code: 'LIVE',
    ref_link: 'https://b.example/',
  });
});

test('an undo brings everything back, and can be undone itself', async () => {
  const product = await given.make.product({ categories: [1] });
  const second = await given.make.product({ categories: [1] });
  const code = await given.make.promoCode({ code: 'KEPT', product_id: product.id });
  const order = async () =>
    (await given.call('GET', '/admin/products?category=casino')).body.items.map(
      ({ id }: { id: number }) => id,
    );
  expect(await order()).toEqual([product.id, second.id]);
  const id = await startRelease();
  const removed = await given.call(
    'DELETE',
    `/admin/products/${product.id}`,
    undefined,
    inRelease(id),
  );
  expect(removed.status).toBe(202);
  expect((await given.call('POST', `/admin/releases/${id}/publish`)).status).toBe(200);
  expect(await order()).toEqual([second.id]);
  expect((await given.call('GET', `/admin/promocodes/${code.id}`)).body.product_id).toBeNull();
  const undone = await given.call('POST', `/admin/releases/${id}/undo`);
  expect(undone.body).toMatchObject({ release: { state: 'published', undo_of: id }, kept: [] });
  expect(await order()).toEqual([product.id, second.id]);
  expect((await given.call('GET', `/admin/promocodes/${code.id}`)).body.product_id).toBe(
    product.id,
  );
  const again = await given.call('POST', `/admin/releases/${undone.body.release.id}/undo`);
  expect(again.status).toBe(200);
  expect(await order()).toEqual([second.id]);
});
