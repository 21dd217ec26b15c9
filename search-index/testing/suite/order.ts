import { describe, expect, test } from 'vitest';
import { bonus, idsFound, product, productsFound, promoCode } from '../documents.ts';
import type { OpenIndex } from '../engine.ts';

export function describeOrder(open: OpenIndex): void {
  describe('a query of several words', () => {
    test('ranks documents with all words first, then fewer, dropping from the end', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'Silver'),
        product(2, 'Silver Harbor Moon'),
        product(3, 'Silver Harbor'),
        product(4, 'Silver Moon'),
        product(5, 'Harbor Moon'),
      ]);
      expect(await productsFound(index, 'silver harbor moon')).toEqual([2, 3, 4, 1]);
    });

    test('matches in any order and across fields', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'Lucky Harbor', { categories: ['Casino'], description: 'Quiet tables' }),
        product(2, 'Lucky Meadow', { categories: ['Bets'] }),
      ]);
      expect((await productsFound(index, 'harbor lucky'))[0]).toBe(1);
      expect((await productsFound(index, 'lucky casino'))[0]).toBe(1);
      expect((await productsFound(index, 'tables casino harbor'))[0]).toBe(1);
    });

    test('ignores a word that no document contains', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky Harbor')]);
      expect(await productsFound(index, 'lucky zzzzz')).toEqual([1]);
      expect(await productsFound(index, 'zzzzz')).toEqual([]);
    });
  });

  describe('ranking', () => {
    test('puts fewer typos first', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'Horseshoo'),
        product(2, 'Horxesxoe'),
        product(3, 'Horseshoe'),
      ]);
      expect(await productsFound(index, 'horseshoe')).toEqual([3, 1, 2]);
    });

    test('puts more words before fewer typos', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky Meadow'), product(2, 'Lucki Harbur')]);
      expect(await productsFound(index, 'lucky harbor')).toEqual([2, 1]);
    });

    test('puts words that are close together first, in the order of the query', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'Silver and Golden Moon'),
        product(2, 'Moon Silver'),
        product(3, 'Silver Moon'),
        product(4, 'Moonlight', { description: 'Silver, and far from it a moon' }),
      ]);
      expect(await productsFound(index, 'silver moon')).toEqual([3, 2, 1, 4]);
    });

    test('puts proximity before field', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'Silver and Golden Moon'),
        product(2, 'One', { description: 'A silver moon' }),
      ]);
      expect(await productsFound(index, 'silver moon')).toEqual([2, 1]);
    });

    test('puts the name first, then the category, then the description', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'One', { description: 'Poker' }),
        product(2, 'Two', { categories: ['Poker'] }),
        product(3, 'Poker Three'),
      ]);
      expect(await productsFound(index, 'poker')).toEqual([3, 2, 1]);
    });

    test('puts the code before the partner', async () => {
      const index = await open();
      await index.upsert([
        promoCode(1, 'SPIN', { 'product.name': 'Harbor' }),
        promoCode(2, 'HARBOR', { 'product.name': 'Meadow' }),
      ]);
      expect(await idsFound(index, 'promocodes', 'harbor')).toEqual([2, 1]);
    });

    test('puts the title first, then the partner, then the subtitle', async () => {
      const index = await open();
      await index.upsert([
        bonus(1, 'Welcome', { subtitle: 'Only at the harbor' }),
        bonus(2, 'Welcome', { 'partner.name': 'Harbor' }),
        bonus(3, 'Harbor welcome'),
      ]);
      expect(await idsFound(index, 'bonuses', 'harbor')).toEqual([3, 2, 1]);
    });

    test('puts whole words before prefixes', async () => {
      const index = await open();
      await index.upsert([product(1, 'Luckyland'), product(2, 'Lucky Harbor Palace Games')]);
      expect(await productsFound(index, 'lucky')).toEqual([2, 1]);
    });

    test('puts a product whose name is exactly the query first', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'Lucky Harbor Palace'),
        product(2, 'The Lucky Harbor', { description: 'Lucky Harbor, lucky harbor' }),
        product(3, 'Lucky Harbors'),
        product(4, 'Lucky Harbor'),
      ]);
      expect((await productsFound(index, 'lucky harbor'))[0]).toBe(4);
      expect((await productsFound(index, 'lukcy harbor'))[0]).toBe(4);
      expect((await productsFound(index, 'lucky harb'))[0]).toBe(4);
      expect((await productsFound(index, 'luckyharbor'))[0]).toBe(4);
    });

    test('never matches one word to two words of the query', async () => {
      const index = await open();
      await index.upsert([product(1, 'Spinning Hawk'), product(2, 'Spinning Sailor')]);
      expect(await productsFound(index, 'spinning s')).toEqual([2, 1]);
    });

    test('breaks ties by the lower ID, regardless of write order', async () => {
      const index = await open();
      const names = [5, 3, 9, 1, 7].map((id) => product(id, 'Lucky Harbor'));
      await index.upsert(names);
      await index.upsert([product(3, 'Lucky Harbor')]);
      expect(await productsFound(index, 'lucky')).toEqual([1, 3, 5, 7, 9]);
      expect(await productsFound(index, 'lucky', { limit: 2 })).toEqual([1, 3]);
    });

    test('breaks ties by the shorter name, regardless of the limit', async () => {
      const index = await open();
      const long = Array.from({ length: 40 }, (_, at) =>
        product(at + 1, `Silver Promontory ${at}`),
      );
      await index.upsert([...long, product(60, 'Silver Sea'), product(50, 'Silver Cape')]);
      const found = await productsFound(index, 'silver', { limit: 50 });
      expect(found.slice(0, 2)).toEqual([60, 50]);
      expect(await productsFound(index, 'silver', { limit: 2 })).toEqual([60, 50]);
    });
  });
}
