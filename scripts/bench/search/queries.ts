import type { SearchDocument } from '../../../search-index/search-index.ts';
import type { Random } from '../../seed/bulk/random.ts';
import type { Catalogue } from './catalogue.ts';
import { added, anyTypo, missing, substituted, swapped, type Typo, twoTypos } from './typos.ts';

export type KnownQuery = { q: string; answer: SearchDocument };

/** Returns undefined if the document can't have such a query: a one-word name, for example, cannot be joined. */
type QueryClass = (random: Random, catalogue: Catalogue) => KnownQuery | undefined;

const plainText = (document: SearchDocument, field: 'name' | 'code' | 'title' | 'partner.name') =>
  String(document.texts.en[field] ?? '');

const ofName =
  (change: (random: Random, words: string[], name: string) => string | undefined): QueryClass =>
  (random, { products }) => {
    const answer = random.pick(products);
    const name = plainText(answer, 'name').toLowerCase();
    const q = change(random, name.split(' '), name);
    return q === undefined ? undefined : { q, answer };
  };

const isPlain = (word: string) => /^[a-z]+$/.test(word);

/** Puts a typo in one word that is long enough. */
const inOneWord = (typo: Typo, minLetters: number) =>
  ofName((random, words) => {
    const places = words.flatMap((word, at) =>
      word.length >= minLetters && isPlain(word) ? [at] : [],
    );
    if (places.length === 0) return undefined;
    const place = random.pick(places);
    return words.map((word, at) => (at === place ? typo(random, word) : word)).join(' ');
  });

const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

export const queryClasses: Readonly<Record<string, QueryClass>> = {
  exact: ofName((_random, _words, name) => name),
  beginning: ofName((random, _words, name) => {
    const cut = random.whole(Math.ceil(name.length * 0.6), name.length - 1);
    return cut < 4 ? undefined : name.slice(0, cut).trim();
  }),
  substituted: inOneWord(substituted, 4),
  swapped: inOneWord(swapped, 4),
  // Even with one letter less, the word must be long enough for a typo.
  missing: inOneWord(missing, 5),
  added: inOneWord(added, 4),
  'two typos': inOneWord(twoTypos, 9),
  'unfinished, typo': ofName((random, words) => {
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    const wrong = random.pick(before.length > 0 ? before : ['']);
    const keep = (word: string) =>
      word.slice(0, random.whole(Math.ceil(word.length * 0.6), word.length - 1));
    if (wrong.length >= 5 && isPlain(wrong)) {
      return [
        ...before.map((word) => (word === wrong ? anyTypo(random, word) : word)),
        keep(last),
      ].join(' ');
    }
    if (last.length < 7 || !isPlain(last)) return undefined;
    return [...before, anyTypo(random, keep(last))].join(' ');
  }),
  joined: ofName((random, words, name) => {
    if (words.length < 2) return undefined;
    return random.next() < 0.5 ? words.join('') : name.replace(' ', '');
  }),
  split: ofName((random, words) => {
    const places = words.flatMap((word, at) => (word.length >= 5 ? [at] : []));
    if (places.length === 0) return undefined;
    const place = random.pick(places);
    return words
      .map((word, at) => {
        if (at !== place) return word;
        const cut = random.whole(2, word.length - 2);
        return `${word.slice(0, cut)} ${word.slice(cut)}`;
      })
      .join(' ');
  }),
  'several words': (random, { bonuses, products }) => {
    if (random.next() < 0.5) {
      const answer = random.pick(bonuses);
      const title = plainText(answer, 'title').split(' ');
      const partner = plainText(answer, 'partner.name');
      return { q: `${partner} ${random.pick(title)}`.toLowerCase(), answer };
    }
    const answer = random.pick(products);
    const words = plainText(answer, 'name').toLowerCase().split(' ');
    return words.length < 2 ? undefined : { q: words.reverse().join(' '), answer };
  },
  diacritics: ofName((random, _words, name) => {
    if (withoutMarks(name) === name) {
      return random.next() < 0.1
        ? name.replace('i', 'İ').replace('s', 'ş').replace('u', 'ü').replace('o', 'ö')
        : undefined;
    }
    return random.pick([withoutMarks(name), name.toLocaleUpperCase('tr'), name.normalize('NFD')]);
  }),
  codes: (random, { promoCodes }) => {
    const answer = random.pick(promoCodes);
    const code = plainText(answer, 'code');
    return { q: random.pick([code, code.toLowerCase(), code.replace('-', ' ')]), answer };
  },
};

/** A query is ambiguous if another record, no longer than this one, starts with it: most people would mean that one. */
function ambiguity({ documents }: Catalogue): (query: KnownQuery) => boolean {
  const names = documents.map((document) => nameOf(document).toLowerCase());
  return ({ q, answer }) => {
    const length = nameOf(answer).length;
    return names.some(
      (name, at) => name.length <= length && name.startsWith(q) && documents[at] !== answer,
    );
  };
}

const nameOf = (document: SearchDocument) =>
  plainText(document, document.type === 'products' ? 'name' : 'code');

export function makeQueries(
  random: Random,
  catalogue: Catalogue,
  perClass: number,
): Map<string, KnownQuery[]> {
  const isAmbiguous = ambiguity(catalogue);
  return new Map(
    Object.entries(queryClasses).map(([title, makeQuery]) => {
      const queries: KnownQuery[] = [];
      for (let tries = 0; queries.length < perClass && tries < perClass * 50; tries += 1) {
        const query = makeQuery(random, catalogue);
        if (query && query.q.length >= 2 && !isAmbiguous(query)) queries.push(query);
      }
      return [title, queries];
    }),
  );
}
