import { describe, expect, test } from 'vitest';
import {
  marketWithoutRules,
  type VisitorMarket,
} from '../../../db/repositories/site/visitor-market.ts';
import { indexedTypes } from '../../indexed-type.ts';
import {
  ask,
  bonus,
  idsFound,
  now,
  page,
  product,
  productsFound,
  promoCode,
} from '../documents.ts';
import type { OpenIndex } from '../engine.ts';

export function describeFilters(open: OpenIndex): void {
  describe('a search finds', () => {
    test('products, bonuses and promo codes, the latter two by their partner too', async () => {
      const index = await open();
      await index.upsert([
        product(7, 'Lucky Harbor'),
        bonus(7, 'Welcome', { 'partner.name': 'Lucky Harbor' }),
        promoCode(7, 'SPIN', { 'product.name': 'Lucky Harbor' }),
      ]);
      const answer = await ask(index, 'lucky');
      expect(answer.products.hits.map(({ id }) => id)).toEqual([7]);
      expect(answer.bonuses.hits.map(({ id }) => id)).toEqual([7]);
      expect(answer.promocodes.hits.map(({ id }) => id)).toEqual([7]);
    });

    test('only the requested types', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky'), bonus(1, 'Lucky'), promoCode(1, 'LUCKY')]);
      expect(await ask(index, 'lucky', { types: ['bonuses'] })).toMatchObject({
        products: { hits: [], total: 0 },
        bonuses: { hits: [{ id: 1 }], total: 1 },
        promocodes: { hits: [], total: 0 },
      });
    });

    test('pages by title, excerpt and body, with typos, if requested', async () => {
      const index = await open();
      await index.upsert([
        page(3, 'What odds say', {
          excerpt: 'Reading a coupon',
          body: 'A bookmaker keeps its margin in every price.',
          tr: { title: 'Oranlar ne der', excerpt: undefined, body: undefined },
        }),
        product(3, 'Odds Harbor'),
      ]);
      const found = (q: string, language: 'en' | 'tr' = 'en') =>
        idsFound(index, 'pages', q, { types: ['pages'], language });
      for (const q of ['odds', 'coupon', 'bookmaker margin', 'bokmaker']) {
        expect(await found(q), q).toEqual([3]);
      }
      expect([await found('oranlar', 'tr'), await found('coupon', 'tr')]).toEqual([[3], []]);
      expect((await ask(index, 'odds')).pages).toEqual({ hits: [], total: 0 });
      await index.remove([{ type: 'pages', id: 3 }]);
      expect(await found('odds')).toEqual([]);
    });

    test('title matches before body matches', async () => {
      const index = await open();
      await index.upsert([page(1, 'First', { body: 'Margin' }), page(2, 'Margin')]);
      expect(await idsFound(index, 'pages', 'margin', { types: ['pages'] })).toEqual([2, 1]);
    });

    test('up to the limit of hits per type, with the total', async () => {
      const index = await open();
      const ids = Array.from({ length: 30 }, (_, at) => at + 1);
      await index.upsert([
        ...ids.map((id) => product(id, `Lucky ${id}`)),
        ...ids.slice(0, 3).map((id) => bonus(id, `Lucky ${id}`)),
      ]);
      const answer = await ask(index, 'lucky', { limit: 5 });
      expect(answer.products.hits).toHaveLength(5);
      expect(answer.products.total).toBe(30);
      expect(answer.bonuses.hits).toHaveLength(3);
      expect(answer.bonuses.total).toBe(3);
      expect(answer.promocodes).toEqual({ hits: [], total: 0 });
    });

    test('every field shown on a card', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'One', {
          categories: ['Casino', 'Live tables'],
          fs_label: '250 spins',
          freebet_label: '$30 back',
          description: 'Quiet roulette',
        }),
        promoCode(2, 'SPIN', { rarity: 'legendary' }),
      ]);
      for (const q of ['casino', 'live tables', '250', '30 back', 'roulette']) {
        expect(await productsFound(index, q), q).toEqual([1]);
      }
      expect(await idsFound(index, 'promocodes', 'legendary')).toEqual([2]);
    });

    test.each(['lucky-harbor', '"lucky" harbor', 'lucky, harbor!', '(lucky) /harbor/'])(
      'names regardless of punctuation: %s',
      async (q) => {
        const index = await open();
        await index.upsert([product(1, 'Lucky & Harbor')]);
        expect(await productsFound(index, q)).toEqual([1]);
      },
    );

    test('names typed without their apostrophe', async () => {
      const index = await open();
      await index.upsert([product(1, "Fox's Den")]);
      for (const q of ["fox's den", 'foxs den', 'fox s den', 'fox den']) {
        expect(await productsFound(index, q), q).toEqual([1]);
      }
    });
  });

  describe('language', () => {
    test('fields are searched in the language in which they are shown', async () => {
      const index = await open();
      await index.upsert([product(1, 'Wheel of Luck', { tr: { name: 'Şans Çarkı' } })]);
      expect(await productsFound(index, 'sans', { language: 'tr' })).toEqual([1]);
      expect(await productsFound(index, 'wheel', { language: 'tr' })).toEqual([]);
      expect(await productsFound(index, 'wheel')).toEqual([1]);
      expect(await productsFound(index, 'sans')).toEqual([]);
    });

    test('a field that is the same in both languages is found in both', async () => {
      const index = await open();
      await index.upsert([product(1, 'Harbor', { tr: { description: 'Sakin masalar' } })]);
      expect(await productsFound(index, 'harbor', { language: 'tr' })).toEqual([1]);
      expect(await productsFound(index, 'harbor')).toEqual([1]);
    });
  });

  describe('a document is not found', () => {
    test('in another market', async () => {
      const index = await open();
      await index.upsert([
        bonus(1, 'Lucky', { market: 'US' }),
        bonus(2, 'Lucky', { market: 'TR' }),
        bonus(3, 'Lucky', { market: null }),
      ]);
      expect(await idsFound(index, 'bonuses', 'lucky')).toEqual([1, 3]);
      expect(await idsFound(index, 'bonuses', 'lucky', { market: 'TR' })).toEqual([2, 3]);
      expect((await ask(index, 'lucky')).bonuses.total).toBe(2);
    });

    test('in a region, unless it belongs to the region or its country', async () => {
      const index = await open();
      await index.upsert([
        bonus(1, 'Lucky', { market: 'US' }),
        bonus(2, 'Lucky', { market: 'US-NJ' }),
        bonus(3, 'Lucky', { market: 'TR' }),
      ]);
      const region = { ...marketWithoutRules('US-NJ'), parent: 'US' };
      expect((await idsFound(index, 'bonuses', 'lucky', { market: region })).toSorted()).toEqual([
        1, 2,
      ]);
      expect(await idsFound(index, 'bonuses', 'lucky', { market: 'US' })).toEqual([1]);
    });

    test('in a market where its partner is closed, if it is an offer', async () => {
      const index = await open();
      await index.upsert([
        bonus(1, 'Lucky', { tags: ['closed:US'] }),
        bonus(2, 'Lucky', { tags: ['closed:US', 'open:US-NJ'] }),
        bonus(3, 'Lucky', { tags: ['closed:US-NJ'] }),
        promoCode(4, 'LUCKY', { tags: ['closed:US'] }),
        product(5, 'Lucky', { tags: ['closed:US'] }),
      ]);
      const region = { ...marketWithoutRules('US-NJ'), parent: 'US' };
      expect(await idsFound(index, 'bonuses', 'lucky')).toEqual([3]);
      expect(await idsFound(index, 'bonuses', 'lucky', { market: region })).toEqual([2]);
      const { promocodes, products } = await ask(index, 'lucky');
      expect([promocodes.total, products.total]).toEqual([0, 1]);
    });

    test('without a licence, a term or a wagering that the market requires', async () => {
      const index = await open();
      await index.upsert([
        bonus(1, 'Lucky', { wagering: 10, tags: ['licence:7:', 'term:wagering', 'term:value'] }),
        bonus(2, 'Lucky', { wagering: 35, tags: ['licence:8:US', 'term:wagering'] }),
        bonus(3, 'Lucky', { wagering: null, tags: ['licence:8:TR'] }),
        promoCode(4, 'LUCKY'),
        product(5, 'Lucky', { tags: ['licence:8:US'] }),
        product(6, 'Lucky', { tags: ['licence:8:TR'] }),
        page(7, 'Lucky'),
        product(8, 'Lucky', { tags: ['licence:8:US:2027-01-15', 'licence:9::2026-12-31'] }),
      ]);
      const found = async (rules: Partial<VisitorMarket>) => {
        const market = { ...marketWithoutRules('US'), ...rules };
        const types = [...indexedTypes];
        const answer = await ask(index, 'lucky', { market, types });
        return types.flatMap((type) => answer[type].hits.map(({ id }) => id)).toSorted();
      };
      expect(await found({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      const later = { today: '2027-01-16', licenceEnds: ['2028-05-01'] };
      expect(await found({ requiredLicences: [7, 8], ...later })).toEqual([1, 2, 5, 7]);
      const lastDay = { today: '2027-01-15', licenceEnds: ['2027-01-15', '2028-05-01'] };
      expect(await found({ requiredLicences: [8], ...lastDay })).toEqual([2, 5, 7, 8]);
      expect(await found({ requiredLicences: [9], ...lastDay })).toEqual([7]);
      expect(await found({ maxWagering: 10 })).toEqual([1, 5, 6, 7, 8]);
      expect(await found({ requiredTerms: ['wagering'] })).toEqual([1, 2, 5, 6, 7, 8]);
      expect(await found({ requiredTerms: ['wagering', 'value'] })).toEqual([1, 5, 6, 7, 8]);
    });

    test('while it is inactive', async () => {
      const index = await open();
      await index.upsert([promoCode(1, 'LUCKY', { is_active: false }), promoCode(2, 'LUCKY2')]);
      expect(await idsFound(index, 'promocodes', 'lucky')).toEqual([2]);
      await index.upsert([promoCode(1, 'LUCKY'), promoCode(2, 'LUCKY2', { is_active: false })]);
      expect(await idsFound(index, 'promocodes', 'lucky')).toEqual([1]);
    });

    test('before the second it starts, without a write', async () => {
      const index = await open();
      await index.upsert([bonus(1, 'Lucky', { starts_at: now + 1 }), bonus(2, 'Lucky')]);
      expect(await idsFound(index, 'bonuses', 'lucky')).toEqual([2]);
      expect((await ask(index, 'lucky')).bonuses.total).toBe(1);
      expect(await idsFound(index, 'bonuses', 'lucky', { now: now + 1 })).toEqual([1, 2]);
    });

    test('from the second it expires, without a write', async () => {
      const index = await open();
      await index.upsert([promoCode(1, 'LUCKY', { ends_at: now + 1 }), promoCode(2, 'LUCKY2')]);
      expect(await idsFound(index, 'promocodes', 'lucky')).toEqual([1, 2]);
      expect(await idsFound(index, 'promocodes', 'lucky', { now: now + 1 })).toEqual([2]);
      expect((await ask(index, 'lucky', { now: now + 1 })).promocodes.total).toBe(1);
    });
  });
}
