/** Passes all of our rules to Meilisearch as settings instead of relying on its defaults. */
import { createHash } from 'node:crypto';
import type { Settings } from 'meilisearch';
import { lettersForTypos } from '../../words/field-rank.ts';
import { synonyms } from '../../words/synonyms.ts';
import { wordsOf } from '../../words/words.ts';

/** One attribute per field rank, best first. */
export const rankedAttributes = ['name', 'code', 'partner', 'label', 'description'] as const;

/** Neighbouring words joined into one rank below words that are written as one. */
export const joinedAttribute = 'joined';
export const joinedCodeAttribute = 'joined_code';

const searched = [...rankedAttributes, joinedAttribute, joinedCodeAttribute];
export const withoutCodes = searched.filter(
  (attribute) => attribute !== 'code' && attribute !== joinedCodeAttribute,
);

export const indexSettings = {
  searchableAttributes: searched,
  displayedAttributes: ['id', 'hash'],
  filterableAttributes: [
    'type',
    'market',
    'is_active',
    'starts_at',
    'ends_at',
    'tags',
    'wagering',
    'number',
  ],
  sortableAttributes: [],
  rankingRules: [
    'words',
    'typo',
    'proximity',
    'attribute',
    'exactness',
    'letters:asc',
    'number:asc',
  ],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: lettersForTypos[0], twoTypos: lettersForTypos[1] },
    disableOnAttributes: ['code'],
    disableOnWords: [],
    disableOnNumbers: true,
  },
  synonyms: joinedSynonyms(),
  stopWords: [],
  distinctAttribute: null,
  proximityPrecision: 'byWord',
  prefixSearch: 'indexingTime',
  facetSearch: false,
  // Prevents Meilisearch from guessing the language and tokenizing by its own rules: the text is already folded.
  localizedAttributes: [{ attributePatterns: ['*'], locales: ['eng'] }],
  // Totals are exact up to this number.
  pagination: { maxTotalHits: 1_000_000 },
} satisfies Settings;

/** Part of the generation: an index with other settings must be rebuilt. */
export const settingsFingerprint = createHash('sha256')
  .update(JSON.stringify(indexSettings))
  .digest('base64url')
  .slice(0, 12);

/** Phrases are also indexed as one word, so that `fs` only finds `free spins` if the words are adjacent. */
function joinedSynonyms(): Record<string, string[]> {
  const joined: Record<string, string[]> = {};
  for (const line of synonyms) {
    const phrases = line.map((phrase) => wordsOf(phrase));
    for (const words of phrases) {
      const own = words.join('');
      const others = phrases.map((other) => other.join('')).filter((other) => other !== own);
      for (const key of new Set([own, words.join(' ')])) {
        joined[key] = [...new Set([...(joined[key] ?? []), ...others])];
      }
    }
  }
  return joined;
}
