/** The pages of partners and codes show what changed in the terms that visitors saw, however the change was written. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { noTermsNumbers, type TermsNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { diskStorage } from '../../image/storage/disk-storage.ts';
import { ago, retentionOf } from '../../operation/retention/testing/run-retention.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const numbers = { ...noTermsNumbers, wagering: 35, currency: 'USD' };
const today = () => new Date().toISOString().slice(0, 10);
const day = 24 * 60 * 60_000;

describe.each([
  ['bonuses', 'exclusive-bonuses', 'exclusive_bonus', 'exclusiveBonus'],
  ['promocodes', 'promocodes', 'promo_code', 'promoCode'],
] as const)('the changes of %s', (shown, path, table, make) => {
  let product_id: number;
  let id: number;

  beforeEach(async () => {
    product_id = (await given.make.product()).id;
    id = (await given.make[make]({ product_id, terms: { numbers } })).id;
  });

  const page = async (lang = 'en', { call } = given) =>
    (await call('GET', `/products/${product_id}?lang=${lang}`)).body[shown][0];
  const changes = async (lang?: string) => (await page(lang)).changes;
  const lines = async (lang?: string) =>
    (await changes(lang)).map(({ line }: { line: string }) => line);

  async function write(draft: object) {
    const { body } = await given.call('GET', `/admin/${path}/${id}`);
    const result = await given.call('PUT', `/admin/${path}/${id}`, { ...body, ...draft });
    expect(result.status, JSON.stringify(result.body)).toBe(200);
  }
  const terms = (more: Partial<TermsNumbers>, texts: Partial<OfferTerms> = {}) =>
    write({ terms: { ...texts, numbers: { ...numbers, ...more } } });
  const bulk = async (action: string) =>
    expect((await given.call('PUT', `/admin/${path}/bulk`, { ids: [id], action })).status).toBe(
      200,
    );

  /** Moves everything that has happened so far into the past. */
  async function pass(days: number) {
    const seen = `${table}_seen` as const;
    for (const row of await given.db.selectFrom(seen).selectAll().execute()) {
      const states = JSON.parse(row.states).map((state: { at: number; on: string }) => ({
        ...state,
        at: state.at - days * day,
        on: new Date(Date.parse(state.on) - days * day).toISOString().slice(0, 10),
      }));
      await given.db
        .updateTable(seen)
        .set({ states: JSON.stringify(states) })
        .execute();
    }
    await given.db
      .updateTable('change')
      .set({ at: ago(days) } as object)
      .execute();
  }

  test('are described like the terms, newest first and in both languages', async () => {
    expect(await changes()).toEqual([]);
    await terms({ wagering: 40 });
    expect(await changes()).toEqual([
      {
        ...{ field: 'wagering', from: '35x', to: '40x', on: today() },
        line: expect.stringMatching(/^Wagering 35x → 40x on \d+ [A-Z][a-z]+ \d{4}$/),
      },
    ]);
    expect(await lines('tr')).toEqual([expect.stringMatching(/: Çevrim şartı 35x → 40x$/)]);
    await pass(2);
    await terms({ wagering: 40, min_deposit: 1234, percent: 100, cap: 200 });
    expect(await lines()).toEqual([
      expect.stringContaining('Offer not stated → 100% up to $200 on '),
      expect.stringContaining('Min. deposit not stated → $1,234 on '),
      expect.stringContaining('Wagering 35x → 40x on '),
    ]);
    expect((await lines('tr'))[1]).toContain(': Min. yatırım belirtilmemiş → $1.234');
  });

  test('on one day are merged, and left out if they cancel out', async () => {
    await terms({ wagering: 40 });
    await pass(1);
    for (const wagering of [50, 60, 70]) await terms({ wagering });
    expect(await changes()).toMatchObject([
      { from: '40x', to: '70x', on: today() },
      { from: '35x', to: '40x' },
    ]);
    await terms({ wagering: 40 });
    expect(await changes()).toMatchObject([{ from: '35x', to: '40x' }]);
  });

  test('to a hidden offer appear only once it is shown again', async () => {
    await bulk('hide');
    await terms({ wagering: 99 });
    await terms({ wagering: 45 });
    await bulk('activate');
    expect(await changes()).toMatchObject([{ from: '35x', to: '45x', on: today() }]);
  });

  test('to an offer that was never shown aren’t listed', async () => {
    const is_active = table === 'promo_code' ? false : 0;
    const hidden = await given.make[make]({ is_active, terms: { numbers } } as never);
    const draft = { ...hidden, product_id };
    id = hidden.id;
    await write({ ...draft, terms: { numbers: { ...numbers, wagering: 20 } } });
    await bulk('activate');
    const all = (await given.call('GET', `/products/${product_id}`)).body[shown];
    expect(all).toHaveLength(2);
    expect(all.flatMap((card: { changes: unknown[] }) => card.changes)).toEqual([]);
  });

  test('include the restoration of an older version, and are deleted with the offer', async () => {
    await terms({ wagering: 40 });
    await pass(1);
    const list = await given.call('GET', `/admin/changes?entity=${table.replace('_', '-')}`);
    const created = list.body.items.at(-1);
    const restore = (seq: number) => given.call('POST', `/admin/changes/${seq}/restore`);
    expect((await restore(created.seq)).status).toBe(201);
    expect(await changes()).toMatchObject([
      { from: '40x', to: '35x', on: today() },
      { from: '35x', to: '40x' },
    ]);
    await given.call('DELETE', `/admin/${path}/${id}`);
    expect(await given.db.selectFrom(`${table}_seen`).selectAll().execute()).toEqual([]);
    expect((await restore(created.seq)).status).toBe(201);
    expect(await changes()).toEqual([]);
  });

  test('leave out links, long texts, and numbers that were already in the text', async () => {
    await write({ terms: { wagering: '35x', min_deposit: '20 USD' } });
    const first = { field: 'min_deposit', from: null, to: '20 USD' };
    await pass(1);
    const i18n = { en: { text: 'Long' } };
    const more = { url: 'https://a.example', last_verified_at: today(), i18n } as never;
    await terms({ min_deposit: 20 }, more);
    expect(await changes()).toMatchObject([first]);
    await pass(1);
    await terms({ min_deposit: 30 }, more);
    expect(await changes()).toMatchObject([{ ...first, from: '$20', to: '$30' }, first]);
  });

  test('are limited to the last 50 days with a change, of which five are listed', async () => {
    for (let wagering = 1; wagering <= 53; wagering++) {
      await terms({ wagering });
      await pass(1);
    }
    await terms({ wagering: 60 });
    expect(await changes()).toHaveLength(5);
    const [row] = await given.db.selectFrom(`${table}_seen`).selectAll().execute();
    expect(JSON.parse(row?.states ?? '')).toHaveLength(51);
  });

  test('start over in another market, and aren’t part of lists', async () => {
    await terms({ wagering: 40 });
    const { body } = await given.call('GET', `/${shown}`);
    expect(body.items[0].changes).toBeUndefined();
    await write({ market_code: 'TR' });
    await write({ market_code: 'US' });
    expect(await changes()).toEqual([]);
  });

  test('are kept longer than the states in the history', async () => {
    await terms({ wagering: 40 });
    await pass(400);
    await terms({ wagering: 45 });
    await pass(400);
    const [cleared] = await retentionOf(given, diskStorage(temporaryFolder()))();
    expect(cleared).toBeGreaterThan(0);
    await terms({ wagering: 50 });
    expect(await changes()).toMatchObject([
      { from: '45x', to: '50x' },
      { from: '40x', to: '45x' },
      { from: '35x', to: '40x' },
    ]);
  });

  test('are read from the history when an older database is migrated', async () => {
    await terms({ wagering: 40 });
    await bulk('hide');
    await terms({ wagering: 99 });
    await terms({ wagering: 45 });
    await bulk('activate');
    const before = await changes();
    expect(before).toMatchObject([{ from: '35x', to: '45x' }]);
    for (const kind of ['exclusive_bonus', 'promo_code']) {
      await given.db.schema.dropTable(`${kind}_seen`).execute();
    }
    await given.db
      .deleteFrom('migration' as never)
      .where('name' as never, '=', '0053-offer-change' as never)
      .execute();
    const migrated = await testApp({}, { address: given.address });
    expect((await page('en', migrated)).changes).toEqual(before);
    await migrated.app.close();
  });

  test.each([
    ['text', { effect: 'text' }],
    ['hide', { effect: 'hide' }],
  ])('aren’t shown in a market whose rule is %s', async (effect) => {
    await terms({ wagering: 40 });
    const { body } = await given.call('GET', '/admin/markets');
    const [market] = body.items;
    const subject = table === 'promo_code' ? 'promo_codes' : 'bonuses';
    const ruled = { ...market, rules: [{ subject, effect }] };
    const result = await given.call('PUT', `/admin/markets/${market.id}`, ruled);
    expect(result.status, JSON.stringify(result.body)).toBe(200);
    const { body: answer } = await given.call('GET', `/products/${product_id}`);
    expect(JSON.stringify(answer[shown])).not.toContain('35x');
    if (effect === 'text') expect(answer[shown]).toHaveLength(1);
  });
});
