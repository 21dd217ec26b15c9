/** Both engines rank by these rules, so that their results are alike. */
import type { SearchField } from '../search-index.ts';

/** A match in a field of a lower rank comes first. */
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

/** In these fields one letter makes another word, so no typo is forgiven. */
export const fieldsWithoutTypos: ReadonlySet<SearchField> = new Set(['code']);

/** A word of a query needs these numbers of letters for one typo and for two. */
export const lettersForTypos = [4, 8] as const;

/** The rest of a longer query is ignored. */
export const maxQueryLength = 200;
export const maxQueryWords = 10;
