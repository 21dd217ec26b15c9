/** Ranking rules shared by both engines, so that their results are similar. */
import type { SearchField } from '../search-index.ts';

/** Matches in fields with a lower rank come first. */
export const fieldRank: Readonly<Record<SearchField, number>> = {
  name: 0,
  title: 0,
  code: 1,
  'partner.name': 2,
  'product.name': 2,
  categories: 3,
  fs_label: 3,
  freebet_label: 3,
  rarity: 3,
  subtitle: 4,
  excerpt: 4,
  description: 4,
  body: 4,
};

/** Fields that allow no typos, because a different letter makes a different word. */
export const fieldsWithoutTypos: ReadonlySet<SearchField> = new Set(['code']);

/** The number of letters that a word of a query needs to allow one and two typos. */
export const lettersForTypos = [4, 8] as const;

/** The rest of longer queries is ignored. */
export const maxQueryLength = 200;
export const maxQueryWords = 10;
