import { describe, expect, test } from 'vitest';
import { idsFound, product, productsFound, promoCode } from '../documents.ts';
import type { Engine, OpenIndex } from '../engine.ts';

export function describeTypos(open: OpenIndex, engine: Engine): void {
  describe('typos', () => {
    const withNames = async (...names: string[]) => {
      const index = await open();
      await index.upsert(names.map((name, at) => product(at + 1, name)));
      return index;
    };

    test.each(['ack', 'aec', 'axe', 'acx'])(
      'a word of three letters forgives none: %s',
      async (q) => {
        expect(await productsFound(await withNames('Ace Club'), q)).toEqual([]);
      },
    );

    test.each([
      ['nuva', 'a letter changed'],
      ['nvoa', 'two letters swapped'],
      ['noova', 'a letter too many'],
      ['novax', 'a letter too many at the end'],
    ])('from four letters one is forgiven: %s, %s', async (q) => {
      expect(await productsFound(await withNames('Nova'), q)).toEqual([1]);
    });

    test('a letter left out is forgiven', async () => {
      expect(await productsFound(await withNames('Lucky Harbor'), 'luky')).toEqual([1]);
    });

    test.each(['hxrbxr', 'habrxor', 'hrbxor'])(
      'two in fewer than eight letters are too many: %s',
      async (q) => {
        expect(await productsFound(await withNames('Harbor'), q)).toEqual([]);
      },
    );

    test.each(['horszshze', 'hroseshoee', 'horsesheo', 'hrosehsoe'])(
      'from eight letters two are forgiven: %s',
      async (q) => {
        expect(await productsFound(await withNames('Horseshoe'), q)).toEqual([1]);
      },
    );

    // Meilisearch counts the letters that were typed, here seven. The embedded engine counts those of the meant word.
    const unmetByMeilisearch = engine === 'Meilisearch' ? test.fails : test;
    unmetByMeilisearch('two left out of eight letters or more are forgiven', async () => {
      expect(await productsFound(await withNames('Horseshoe'), 'hoseshe')).toEqual([1]);
    });

    test('three are too many', async () => {
      expect(await productsFound(await withNames('Horseshoe'), 'hxrsxshxe')).toEqual([]);
    });

    test.each(['jarbor', 'arbor', 'xharbor'])(
      'a wrong first letter counts double: %s',
      async (q) => {
        expect(await productsFound(await withNames('Harbor'), q)).toEqual([]);
      },
    );

    test.each(['jorseshoe', 'orseshoe', 'xhorseshoe'])(
      'a long word forgives a wrong first letter, which uses up both typos: %s',
      async (q) => {
        const index = await withNames('Horseshoe');
        expect(await productsFound(index, q)).toEqual([1]);
        expect(await productsFound(index, q.replace('sh', 'hs'))).toEqual([]);
      },
    );

    test('numbers forgive none', async () => {
      const index = await withNames('Spin 1234', 'Spin 1243', 'Bet4567');
      expect(await productsFound(index, '1234')).toEqual([1]);
      expect(await productsFound(index, '12345')).toEqual([]);
      expect(await productsFound(index, 'bet4576')).toEqual([]);
      expect(await productsFound(index, 'bte4567')).toEqual([3]);
    });

    test('promo codes forgive none', async () => {
      const index = await open();
      await index.upsert([promoCode(1, 'WELCOME')]);
      expect(await idsFound(index, 'promocodes', 'welcome')).toEqual([1]);
      expect(await idsFound(index, 'promocodes', 'welcmoe')).toEqual([]);
      expect(await idsFound(index, 'promocodes', 'welcomee')).toEqual([]);
    });
  });

  describe('the last word is a beginning', () => {
    const openFilled = async () => {
      const index = await open();
      await index.upsert([
        product(1, 'Lucky Harbor'),
        product(2, 'Lucky Hammer'),
        product(3, 'Lucky Meadow'),
        product(4, 'Golden Harp'),
      ]);
      return index;
    };

    test('every letter narrows the list', async () => {
      const index = await openFilled();
      expect(await productsFound(index, 'lu')).toEqual([1, 2, 3]);
      expect((await productsFound(index, 'lucky h')).slice(0, 2)).toEqual([1, 2]);
      expect((await productsFound(index, 'lucky harb'))[0]).toBe(1);
      expect(await productsFound(index, 'gold')).toEqual([4]);
    });

    test('only the last word: the words before it are whole', async () => {
      expect(await productsFound(await openFilled(), 'luc harbor')).toEqual([]);
    });

    test.each(['lukcy ha', 'lucky hrab', 'lukcy harb', 'lucky habro', 'luckt harbo'])(
      'with a typo in what is typed so far: %s',
      async (q) => {
        expect((await productsFound(await openFilled(), q))[0]).toBe(1);
      },
    );

    test('a code is found by its beginning', async () => {
      const index = await open();
      await index.upsert([promoCode(1, 'SPIN-2024'), promoCode(2, 'SPARK-2024')]);
      expect(await idsFound(index, 'promocodes', 'spi')).toEqual([1]);
      expect(await idsFound(index, 'promocodes', 'spin-20')).toEqual([1]);
    });
  });
}
