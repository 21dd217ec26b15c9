/** Meilisearch stores one document per language, with words folded as in the embedded engine. */
import { createHash } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { IndexedType } from '../../indexed-type.ts';
import type {
  DocumentKey,
  DocumentTexts,
  SearchDocument,
  SearchField,
} from '../../search-index.ts';
import { fieldRank, fieldsWithoutTypos } from '../../words/field-rank.ts';
import { forEachJoined } from '../../words/joined-words.ts';
import { maxPositions } from '../../words/word-position.ts';
import { wordsOf } from '../../words/words.ts';
import { joinedAttribute, joinedCodeAttribute, rankedAttributes } from './index-settings.ts';

type WordAttribute =
  | (typeof rankedAttributes)[number]
  | typeof joinedAttribute
  | typeof joinedCodeAttribute;
type Words = Partial<Record<WordAttribute, string[]>>;

export type IndexedDocument = Words & {
  id: string;
  type: IndexedType;
  number: number;
  market: MarketCode | null;
  is_active: boolean;
  starts_at: number | null;
  ends_at: number | null;
  tags: readonly string[];
  wagering: number | null;
  /** The length of the name or title. Of equally good matches, the shortest comes first. */
  letters: number;
  /** A hash of all other fields: documents with the same hash are equal. */
  hash: string;
};

export const documentId = ({ type, id }: DocumentKey) => `${type}-${id}`;

export function documentKey(id: string): DocumentKey {
  const [type, number] = id.split('-');
  return { type: type as IndexedType, id: Number(number) };
}

export function indexedDocument(document: SearchDocument, language: Language): IndexedDocument {
  const { type, id, market, is_active, starts_at, ends_at, tags, wagering } = document;
  const texts = document.texts[language];
  const content = {
    id: documentId(document),
    type,
    number: id,
    market,
    is_active,
    starts_at,
    ends_at,
    tags,
    wagering,
    letters: lettersOf(texts),
    ...wordsIn(texts),
  };
  const hash = createHash('sha1').update(JSON.stringify(content)).digest('base64url');
  return { ...content, hash };
}

const lettersOf = ({ name, title, code }: DocumentTexts) =>
  wordsOf([name ?? title ?? code ?? ''].flat().join(' '), maxPositions).join('').length;

function wordsIn(texts: DocumentTexts): Words {
  const found: Words = {};
  const add = (attribute: keyof Words, words: string) => {
    found[attribute] ??= [];
    // Meilisearch rejects lone surrogates as invalid JSON, and truncating a long word may leave one.
    found[attribute].push(words.toWellFormed());
  };
  for (const [field, rank] of Object.entries(fieldRank) as [SearchField, number][]) {
    const attribute = rankedAttributes[rank];
    const joinedIn = field === 'code' ? joinedCodeAttribute : joinedAttribute;
    for (const text of [texts[field] ?? []].flat()) {
      const words = wordsOf(text, maxPositions);
      if (words.length > 0 && attribute) add(attribute, words.join(' '));
      forEachJoined(words, field, (joined) => add(joinedIn, joined));
      // Meilisearch doesn't try joined neighbours of the query in attributes without typos.
      if (fieldsWithoutTypos.has(field)) for (const word of words) add(joinedIn, word);
    }
  }
  return found;
}
