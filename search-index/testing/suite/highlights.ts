import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../search-index.ts';
import { ask, bonus, product, promoCode } from '../documents.ts';
import type { OpenIndex } from '../engine.ts';

export function describeHighlights(open: OpenIndex): void {
  describe('highlights', () => {
    /** Returns the highlighted parts of the first hit, field by field. */
    async function marked(document: SearchDocument, q: string, language: 'en' | 'tr' = 'en') {
      const index = await open();
      await index.upsert([document]);
      const hit = (await ask(index, q, { language }))[document.type].hits[0];
      return Object.fromEntries(
        Object.entries(hit?.highlights ?? {}).map(([path, ranges]) => [
          path,
          ranges.map(([start, end]) => textAt(document, language, path).slice(start, end)),
        ]),
      );
    }

    function textAt({ texts }: SearchDocument, language: 'en' | 'tr', path: string): string {
      const [field, place] = path.startsWith('categories.') ? path.split('.') : [path];
      const value = texts[language][field as 'name'] ?? '';
      return typeof value === 'string' ? value : (value[Number(place)] ?? '');
    }

    test('are offsets into the displayed text', async () => {
      const index = await open();
      await index.upsert([product(1, 'Lucky Harbor')]);
      const { products } = await ask(index, 'harbor');
      expect(products.hits).toEqual([{ id: 1, highlights: { name: [[6, 12]] } }]);
    });

    test('mark every field that contains the words', async () => {
      const document = product(1, 'Lucky Harbor', {
        categories: ['Casino', 'Harbor games'],
        description: 'Lucky people at the harbor.',
      });
      expect(await marked(document, 'lucky harbor')).toEqual({
        name: ['Lucky', 'Harbor'],
        'categories.1': ['Harbor'],
        description: ['Lucky', 'harbor'],
      });
    });

    test('mark partners and products', async () => {
      expect(
        await marked(bonus(1, 'Welcome', { 'partner.name': 'Lucky Harbor' }), 'lucky'),
      ).toEqual({
        'partner.name': ['Lucky'],
      });
      expect(
        await marked(promoCode(1, 'LUCKY5', { 'product.name': 'Lucky Harbor' }), 'luck'),
      ).toEqual({
        code: ['LUCK'],
        'product.name': ['Luck'],
      });
    });

    test.each([
      ['lucky ha', ['Lucky', 'Ha']],
      ['lukcy ha', ['Lucky', 'Ha']],
      ['lucky harbro', ['Lucky', 'Harbor']],
      ['lucky hrab', ['Lucky', 'Harb']],
      ['luckyharbor', ['Lucky', 'Harbor']],
      ['luckyhar', ['Lucky', 'Har']],
      ['luc', ['Luc']],
      ['lucky har bor', ['Lucky', 'Harbor']],
      ['lucky harbor', ['Lucky', 'Harbor']],
      ['harbor', ['Harbor']],
    ])('mark the word, or the prefix typed so far: %s', async (q, words) => {
      expect(await marked(product(1, 'Lucky Harbor'), q)).toEqual({ name: words });
    });

    test.each([
      ['İĞNE Şansı', 'sansi', ['Şansı']],
      ['İğne Şansı', 'ign', ['İğn']],
      ['İ İ İ Çarkı', 'cark', ['Çark']],
      ['S\u0327ans C\u0327arki', 'san', ['S\u0327an']],
      ['S\u0327ans C\u0327arki', 'sans c', ['S\u0327ans', 'C\u0327']],
      ['ﬁesta ﬁ', 'fi', ['ﬁ', 'ﬁ']],
      ['Straße Ænima', 'strasse', ['Straße']],
      ['😀 Lucky 😀 Harbor', 'harb', ['Harb']],
      ['Золотая Гавань', 'гав', ['Гав']],
    ])('mark letters whose folding changes their length: %s, %s', async (name, q, words) => {
      const found = await marked(product(1, name), q);
      expect(found.name).toEqual(words);
    });

    test('mark synonyms', async () => {
      expect(await marked(bonus(1, '100 free spins'), 'fs')).toEqual({ title: ['free', 'spins'] });
    });

    test('mark the field in the requested language', async () => {
      const document = product(1, 'Wheel of Luck', {
        description: 'Lucky wheel',
        tr: { name: 'Şans Çarkı', description: 'Çarkı çevir' },
      });
      expect(await marked(document, 'carki', 'tr')).toEqual({
        name: ['Çarkı'],
        description: ['Çarkı'],
      });
      expect(await marked(document, 'wheel')).toEqual({ name: ['Wheel'], description: ['wheel'] });
    });

    test('do not mark typos if the exact word is there too', async () => {
      const document = product(1, 'Lucky', { description: 'Lucks and luckys, lucky' });
      expect(await marked(document, 'lucky x')).toEqual({
        name: ['Lucky'],
        description: ['lucky'],
      });
    });
  });
}
