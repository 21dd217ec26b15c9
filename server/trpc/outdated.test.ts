/** A form sends the values it loaded, so an outdated form doesn't overwrite someone else's work. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bannerDraft } from '#contract/catalogue/banner.ts';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { productDraft } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { paymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import { regulatorDraft } from '#contract/catalogue/vocabulary/regulator.ts';
import { contentPageDraft } from '#contract/content/content-page.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Client, refusalOf, trpcClient } from '../testing/trpc.ts';

let given: TestApp;
let client: Client;

beforeEach(async () => {
  given = await testApp();
  client = trpcClient(given);
});

afterEach(() => given.app.close());

/** Two editors open the same record: each function opens it and returns another that saves a new value. */
const editors = {
  product: async () => {
    const { id } = await given.make.product({ categories: [1], rating: 4 });
    const before = productDraft.parse(await client.admin.product.get.query({ id }));
    return (rating: number) =>
      client.admin.product.update.mutate({ id, draft: { ...before, rating }, before });
  },
  banner: async () => {
    const { id } = await given.make.banner({ categories: [1, 2] });
    const before = bannerDraft.parse(await client.admin.banner.get.query({ id }));
    return (sort_order: number) =>
      client.admin.banner.update.mutate({ id, draft: { ...before, sort_order }, before });
  },
  'exclusive bonus': async () => {
    const { id } = await given.make.exclusiveBonus();
    const before = exclusiveBonusDraft.parse(await client.admin.exclusiveBonus.get.query({ id }));
    return (sort_order: number) =>
      client.admin.exclusiveBonus.update.mutate({ id, draft: { ...before, sort_order }, before });
  },
  page: async () => {
    const { id } = await given.make.contentPage();
    const before = contentPageDraft.parse(await client.admin.contentPage.get.query({ id }));
    return (footer_order: number) =>
      client.admin.contentPage.update.mutate({ id, draft: { ...before, footer_order }, before });
  },
  redirect: async () => {
    const before = { from_path: '/old', to_path: '/new' };
    const { id } = await client.admin.redirect.create.mutate(before);
    return (number: number) =>
      client.admin.redirect.update.mutate({
        id,
        draft: { ...before, to_path: `/new-${number}` },
        before,
      });
  },
  regulator: async () => {
    const { id } = await given.make.regulator();
    const before = regulatorDraft.parse(await client.admin.regulator.get.query({ id }));
    return (number: number) =>
      client.admin.regulator.update.mutate({
        id,
        draft: { ...before, name: `Other ${number}` },
        before,
      });
  },
  'payment method': async () => {
    const { id } = await given.make.paymentMethod();
    const before = paymentMethodDraft.parse(await client.admin.paymentMethod.get.query({ id }));
    return (number: number) =>
      client.admin.paymentMethod.update.mutate({
        id,
        draft: { ...before, name: `Other ${number}` },
        before,
      });
  },
  provider: async () => {
    const { id, ...before } = await given.make.provider();
    return (number: number) =>
      client.admin.provider.update.mutate({ id, draft: { name: `Other ${number}` }, before });
  },
  'promo code': async () => {
    const { id } = await given.make.promoCode();
    const before = promoCodeDraft.parse(await client.admin.promoCode.get.query({ id }));
    return (number: number) =>
      client.admin.promoCode.update.mutate({
        id,
        draft: { ...before, code: `OTHER${number}` },
        before,
      });
  },
};

test.each(Object.entries(editors))(
  'of two edits of a %s the second is refused and changes nothing',
  async (_name, open) => {
    const save = await open();
    await save(2);
    const { seq } = await given.db
      .selectFrom('change')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow();
    expect(await refusalOf(save(3))).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'Someone else changed this after you opened it.',
      errors: [{ path: 'before' }],
    });
    const after = await given.db
      .selectFrom('change')
      .select('seq')
      .where('seq', '>', seq)
      .execute();
    expect(after).toEqual([]);
  },
);

test('an edit without loaded values is saved', async () => {
  const { id } = await given.make.product();
  const draft = { i18n: { en: { name: 'Renamed' } } };
  await client.admin.product.update.mutate({ id, draft });
  const saved = await client.admin.product.update.mutate({ id, draft: { ...draft, rating: 3 } });
  expect(saved.rating).toBe(3);
});
