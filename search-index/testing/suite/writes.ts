import { describe, expect, test } from 'vitest';
import { ask, bonus, idsFound, product, productsFound, promoCode } from '../documents.ts';
import type { OpenIndex } from '../engine.ts';

export function describeWrites(open: OpenIndex): void {
  describe('writes', () => {
    test('a rewritten document is found only by its new content', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky Harbor', { description: 'Old words' })]);
      await index.upsert([product(1, 'Lucky Meadow', { description: 'New words' })]);
      expect(await productsFound(index, 'harbor')).toEqual([]);
      expect(await productsFound(index, 'luckyharbor')).toEqual([]);
      expect(await productsFound(index, 'old')).toEqual([]);
      expect(await productsFound(index, 'meadow')).toEqual([1]);
      expect(await productsFound(index, 'words')).toEqual([1]);
    });

    test('a removed document is not found, but others with the same ID are', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky'), bonus(1, 'Lucky'), promoCode(1, 'LUCKY')]);
      await index.remove([{ type: 'bonuses', id: 1 }]);
      expect(await productsFound(index, 'lucky')).toEqual([1]);
      expect(await idsFound(index, 'bonuses', 'lucky')).toEqual([]);
      expect(await idsFound(index, 'promocodes', 'lucky')).toEqual([1]);
    });

    test('removing a missing document changes nothing', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky')]);
      await index.remove([
        { type: 'products', id: 2 },
        { type: 'bonuses', id: 1 },
      ]);
      await index.remove([]);
      await index.upsert([]);
      expect(await productsFound(index, 'lucky')).toEqual([1]);
    });

    test('a removed document can be written again', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky'), product(2, 'Harbor')]);
      await index.remove([{ type: 'products', id: 1 }]);
      await index.upsert([product(3, 'Meadow'), product(1, 'Golden')]);
      expect(await productsFound(index, 'lucky')).toEqual([]);
      expect(await productsFound(index, 'golden')).toEqual([1]);
      expect(await productsFound(index, 'meadow')).toEqual([3]);
      expect(await productsFound(index, 'harbor')).toEqual([2]);
    });
  });

  describe('any query gets an answer', () => {
    const odd = [
      '😀😀',
      '!!',
      '--- ---',
      '\u0000\u0001',
      '\ud800',
      'a\udfffb',
      '\u0301\u0301',
      'ﷺﷺ',
      'a'.repeat(200),
      'lucky '.repeat(50),
      'x y z '.repeat(40),
      '  lucky  ',
      '1234567890'.repeat(20),
      'ａｂｃ',
      '中文字',
      '\u202elucky',
      '*',
      '%_\\',
      '" OR 1=1 --',
      '__proto__ constructor toString',
    ];

    test.each(odd)('%j', async (q) => {
      const index = await open();
      await index.upsert([product(1, 'Lucky Harbor'), product(2, q)]);
      const answer = await ask(index, q);
      expect(answer.products.total).toBeGreaterThanOrEqual(answer.products.hits.length);
    });

    test('on an empty index', async () => {
      expect((await ask(await open(), 'lucky')).products).toEqual({ hits: [], total: 0 });
    });

    test('ignoring everything beyond 200 characters', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky Harbor')]);
      expect(await productsFound(index, `lucky${' '.repeat(200)}zzz`)).toEqual([1]);
    });
  });
}
