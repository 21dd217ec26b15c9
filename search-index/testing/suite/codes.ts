import { expect, test } from 'vitest';
import { ask, bonus, promoCode } from '../documents.ts';
import type { OpenIndex } from '../engine.ts';

export function describeCodes(open: OpenIndex): void {
  test('a promo code is not found by its code in a market that hides codes', async () => {
    const index = await open();
    await index.upsert([
      promoCode(1, 'LUCKY SPIN', { 'product.name': 'Old Harbor' }),
      promoCode(2, 'HARBOR', { 'product.name': 'Lucky' }),
      promoCode(3, 'FREESPINS', { 'product.name': 'Reef' }),
    ]);
    const found = async (q: string, hidesCodes: boolean, language: 'en' | 'tr' = 'en') => {
      const { promocodes } = await ask(index, q, { hidesCodes, language });
      const fields = promocodes.hits.flatMap(({ highlights }) => Object.keys(highlights));
      expect(promocodes.total, q).toBe(promocodes.hits.length);
      expect(fields.includes('code') && hidesCodes, q).toBe(false);
      return promocodes.hits.map(({ id }) => id).toSorted();
    };
    for (const q of ['sp', 'spin', 'lucky spin', 'luckyspin', 'luckysp', 'frees', 'free spins']) {
      expect(await found(q, false), q).not.toEqual([]);
      expect(await found(q, true), q).toEqual(q.startsWith('lucky ') ? [2] : []);
      expect(await found(q, true, 'tr'), q).toEqual(q.startsWith('lucky ') ? [2] : []);
    }
    expect(await found('harbor', true)).toEqual([1]);
    expect(await found('oldharb', true)).toEqual([1]);
    expect(await found('luc', true)).toEqual([2]);
    expect(await found('harbor sp', true)).toEqual(await found('harbor zq', true));
  });

  test('a promo code is neither found nor counted if the query excludes it', async () => {
    const index = await open();
    await index.upsert([promoCode(1, 'LUCKY1'), promoCode(2, 'LUCKY2'), bonus(1, 'Lucky')]);
    const without = [1, 99];
    const { promocodes, bonuses } = await ask(index, 'lucky', { without });
    expect([promocodes.total, promocodes.hits.map(({ id }) => id)]).toEqual([1, [2]]);
    expect(bonuses.total).toBe(1);
    expect((await ask(index, 'lucky')).promocodes.total).toBe(2);
  });
}
