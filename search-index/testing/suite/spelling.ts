import { describe, expect, test } from 'vitest';
import { bonus, idsFound, product, productsFound, promoCode } from '../documents.ts';
import type { OpenIndex } from '../engine.ts';

export function describeSpelling(open: OpenIndex): void {
  describe('joined and split words', () => {
    const spellings = ['Lucky Harbor', 'LuckyHarbor', 'Lucky Har Bor'];

    test.each(spellings.flatMap((name) => spellings.map((q) => [name, q])))(
      '%s is found by %s',
      async (name, q) => {
        const index = await open();
        await index.upsert([product(1, name), product(2, 'Golden Meadow')]);
        expect(await productsFound(index, q)).toEqual([1]);
      },
    );

    test.each([
      'luckyharb',
      'lukcyharbor',
      'lucky har bo',
      'luckyhar bor',
      'lucky harb or',
      'l ucky harbor',
    ])('%s is also found when joined', async (q) => {
      const index = await open();
      await index.upsert([product(1, 'Lucky Harbor'), product(2, 'Golden Meadow')]);
      expect(await productsFound(index, q)).toEqual([1]);
    });

    test('a long name is found when entered as one word', async () => {
      const index = await open();
      await index.upsert([product(1, 'House of the Silver Fox')]);
      expect(await productsFound(index, 'houseofthesilverfox')).toEqual([1]);
      expect(await productsFound(index, 'houseofthe silverfox')).toEqual([1]);
    });

    test('a code is found with and without its dash', async () => {
      const index = await open();
      await index.upsert([promoCode(1, 'SPIN-77'), promoCode(2, 'WELCOME100')]);
      expect(await idsFound(index, 'promocodes', 'spin77')).toEqual([1]);
      expect(await idsFound(index, 'promocodes', 'welcome 100')).toEqual([2]);
    });

    test('short words are joined too', async () => {
      const index = await open();
      await index.upsert([product(1, 'X Y Z Casino'), product(2, 'No 1 Bet')]);
      expect(await productsFound(index, 'xyz')).toEqual([1]);
      expect(await productsFound(index, 'no1')).toEqual([2]);
    });

    test('the spelling in the query ranks above other ways to join words', async () => {
      const index = await open();
      await index.upsert([product(1, 'Luckyharbor'), product(2, 'Lucky Harbor')]);
      expect(await productsFound(index, 'lucky harbor')).toEqual([2, 1]);
      expect(await productsFound(index, 'luckyharbor')).toEqual([1, 2]);
    });
  });

  describe('case and diacritics', () => {
    const forms = [
      'sans carki',
      'ŞANS ÇARKI',
      'Şans Çarkı',
      'SANS CARKI',
      'şans çarkı',
      'S\u0327ans C\u0327arki',
    ];

    test.each(forms.flatMap((name) => forms.map((q) => [name, q])))(
      '%s is found by %s',
      async (name, q) => {
        const index = await open();
        await index.upsert([product(1, name)]);
        expect(await productsFound(index, q)).toEqual([1]);
      },
    );

    test.each([
      ['İnci', 'inci'],
      ['İnci', 'INCI'],
      ['Irmak', 'ırmak'],
      ['Irmak', 'IRMAK'],
      ['Ilgaz', 'ilgaz'],
      ['Æther Ø', 'aether o'],
      ['Café', 'cafe'],
      ['Ｌucky', 'lucky'],
    ])('%s is found by %s', async (name, q) => {
      const index = await open();
      await index.upsert([product(1, name)]);
      expect(await productsFound(index, q)).toEqual([1]);
    });

    test('Cyrillic is matched as it is, with typos', async () => {
      const index = await open();
      await index.upsert([product(1, 'Золотая Гавань'), product(2, 'Golden Harbor')]);
      expect(await productsFound(index, 'золотая')).toEqual([1]);
      expect(await productsFound(index, 'ЗОЛОТАЯ ГАВ')).toEqual([1]);
      expect(await productsFound(index, 'золтоая')).toEqual([1]);
    });
  });

  describe('synonyms', () => {
    test.each([
      ['100 free spins', 'fs'],
      ['100 FS', 'free spins'],
      ['100 FS', 'freespins'],
      ['50 bedava dönüş', 'free spins'],
      ['Sportsbook of the year', 'bookmaker'],
      ['Free bet for newcomers', 'fb'],
    ])('%s is found by %s', async (title, q) => {
      const index = await open();
      await index.upsert([bonus(1, title), bonus(2, 'Cashback')]);
      expect(await idsFound(index, 'bonuses', q)).toEqual([1]);
    });

    test('rank below the words themselves', async () => {
      const index = await open();
      await index.upsert([product(1, 'Sportsbook'), product(2, 'Bookmaker')]);
      expect(await productsFound(index, 'bookmaker')).toEqual([2, 1]);
    });

    test('match a phrase only if its words are adjacent', async () => {
      const index = await open();
      await index.upsert([
        product(1, 'One', { description: 'Take our free spins today' }),
        product(2, 'Two', { description: 'Free of fees, and it spins' }),
      ]);
      expect(await productsFound(index, 'fs')).toEqual([1]);
    });
  });
}
