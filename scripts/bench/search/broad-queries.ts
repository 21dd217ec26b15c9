/**
 * Queries that match many records. Unlike queries for a known record, they have no expected result, but must be fast
 * too.
 */
import type { SearchDocument } from '../../../search-index/search-index.ts';
import type { Random } from '../../seed/bulk/random.ts';
import type { Catalogue } from './catalogue.ts';

type BroadClass = (random: Random, catalogue: Catalogue) => string;

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

const wordsOfText = (
  document: SearchDocument,
  field: 'name' | 'title' | 'subtitle' | 'description',
) => String(document.texts.en[field] ?? '').split(' ');

const someOf = (random: Random, words: readonly string[], most: number) =>
  Array.from({ length: random.whole(1, most) }, () => random.pick(words)).join(' ');

const broadClasses: Readonly<Record<string, BroadClass>> = {
  'two letters': (random) => random.pick(alphabet) + random.pick(alphabet),
  'first letters': (random, { documents }) => {
    const { name, title, code } = random.pick(documents).texts.en;
    return String(name ?? title ?? code).slice(0, random.whole(2, 4));
  },
  'name and a letter': (random, { products }) => {
    const [first] = wordsOfText(random.pick(products), 'name');
    return `${first} ${random.pick(alphabet)}`;
  },
  'words of titles': (random, { bonuses }) => {
    const bonus = random.pick(bonuses);
    const words = [...wordsOfText(bonus, 'title'), ...wordsOfText(bonus, 'subtitle')];
    return someOf(random, words, 4);
  },
  'words of descriptions': (random, { products }) =>
    someOf(random, wordsOfText(random.pick(products), 'description'), 3),
  trade: (random) =>
    random.pick([
      'casino bets',
      'live casino',
      'free spins',
      'welcome bonus',
      'free bet',
      'bedava dönüş',
      'no deposit bonus',
      'football bets',
      'slots bonus',
      'promo code',
    ]),
};

export const makeBroadQueries = (
  random: Random,
  catalogue: Catalogue,
  perClass: number,
): Map<string, string[]> =>
  new Map(
    Object.entries(broadClasses).map(([title, makeQuery]) => [
      title,
      Array.from({ length: perClass }, () => makeQuery(random, catalogue)),
    ]),
  );
