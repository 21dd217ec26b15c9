/** The words of all documents. A word without documents is removed, including from the trie. */
import { rankedBits, rankedIn } from '../../words/word-position.ts';
import { addWord, createTrie, removeWord, type Trie } from './trie.ts';

/** Joined words are neighbours written as one. Codes are separate because they allow no typos. */
export type WordKind = 'plain' | 'joined' | 'code';

export const rootOf: Readonly<Record<WordKind, number>> = { plain: 1, joined: 2, code: 3 };

/** Combines a row with the lowest rank of the word's fields in it and with the word's languages. */
export type Posting = number;

export const postingOf = (row: number, rankAndLanguages: number): Posting =>
  (row << rankedBits) | rankAndLanguages;

export const rowOf = (posting: Posting) => posting >> rankedBits;

export type Vocabulary = {
  trie: Trie;
  ids: Record<WordKind, Map<string, number>>;
  kinds: WordKind[];
  letters: string[];
  postings: Posting[][];
  freeIds: number[];
};

export const noWord = 0;

const noPostings: Posting[] = [];

export const createVocabulary = (): Vocabulary => ({
  trie: createTrie(Object.keys(rootOf).length),
  ids: { plain: new Map(), joined: new Map(), code: new Map() },
  kinds: ['plain'],
  letters: [''],
  postings: [[]],
  freeIds: [],
});

export function idOfWord(vocabulary: Vocabulary, kind: WordKind, letters: string): number {
  const known = vocabulary.ids[kind].get(letters);
  if (known !== undefined) return known;
  const id = vocabulary.freeIds.pop() ?? vocabulary.letters.length;
  vocabulary.ids[kind].set(letters, id);
  vocabulary.kinds[id] = kind;
  vocabulary.letters[id] = letters;
  vocabulary.postings[id] = noPostings;
  addWord(vocabulary.trie, rootOf[kind], letters, id);
  return id;
}

export function addPosting(vocabulary: Vocabulary, id: number, posting: Posting): void {
  const postings = vocabulary.postings[id] as Posting[];
  // Most words have one posting. Pushing to an empty array would reserve room for many.
  if (postings.length === 0) vocabulary.postings[id] = [posting];
  else postings.push(posting);
}

/** Adds the languages to the word's last posting if it is for this row. Otherwise adds a posting. */
export function addToLastPosting(
  vocabulary: Vocabulary,
  id: number,
  row: number,
  rank: number,
  languages: number,
): void {
  const postings = vocabulary.postings[id] as Posting[];
  const last = postings.length - 1;
  // Fields are ordered by rank, so the first rank is the lowest.
  if (last >= 0 && rowOf(postings[last] as Posting) === row)
    postings[last] = (postings[last] as Posting) | languages;
  else addPosting(vocabulary, id, postingOf(row, rankedIn(rank, languages)));
}

export function removePosting(vocabulary: Vocabulary, id: number, posting: Posting): void {
  const postings = vocabulary.postings[id] as Posting[];
  const last = postings.pop() as Posting;
  if (last !== posting) postings[postings.indexOf(posting)] = last;
  if (postings.length === 0) removeId(vocabulary, id);
}

function removeId(vocabulary: Vocabulary, id: number): void {
  const kind = vocabulary.kinds[id] as WordKind;
  const letters = vocabulary.letters[id] as string;
  removeWord(vocabulary.trie, rootOf[kind], letters);
  vocabulary.ids[kind].delete(letters);
  vocabulary.letters[id] = '';
  vocabulary.postings[id] = noPostings;
  vocabulary.freeIds.push(id);
}
