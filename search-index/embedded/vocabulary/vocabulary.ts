/** The words of all documents. A word without documents is removed, including from the trie. */
import { withRoom } from '../pool/column.ts';
import {
  createPostingPool,
  makeRoomForWords,
  type Posting,
  type PostingPool,
  removePosting,
} from './posting-pool.ts';
import { createTrie, nodeFor, removeWord, type Trie } from './trie.ts';

/** Joined words are neighbouring words written as one. Codes are separate because they allow no typos. */
export type WordKind = 'plain' | 'joined' | 'code';

export const rootOf: Readonly<Record<WordKind, number>> = { plain: 1, joined: 2, code: 3 };

export type Vocabulary = {
  trie: Trie;
  /** The node where each word ends. */
  nodes: Int32Array;
  /** The number of words, including `noWord` and removed ones. */
  words: number;
  freeIds: number[];
  postings: PostingPool;
};

export const noWord = 0;

export const createVocabulary = (): Vocabulary => ({
  trie: createTrie(Object.keys(rootOf).length),
  nodes: new Int32Array(0),
  words: 1,
  freeIds: [],
  postings: createPostingPool(),
});

export function idOfWord(vocabulary: Vocabulary, kind: WordKind, letters: string): number {
  const { trie, freeIds, postings } = vocabulary;
  const node = nodeFor(trie, rootOf[kind], letters);
  const known = trie.word[node] as number;
  if (known !== noWord) return known;
  const id = freeIds.pop() ?? vocabulary.words++;
  trie.word[node] = id;
  vocabulary.nodes = withRoom(vocabulary.nodes, id + 1);
  vocabulary.nodes[id] = node;
  makeRoomForWords(postings, id + 1);
  return id;
}

/** Removes the posting, and the word if it has no other. */
export function removeFromWord(vocabulary: Vocabulary, id: number, posting: Posting): void {
  if (removePosting(vocabulary.postings, id, posting)) removeId(vocabulary, id);
}

export function removeId(vocabulary: Vocabulary, id: number): void {
  removeWord(vocabulary.trie, vocabulary.nodes[id] as number);
  vocabulary.freeIds.push(id);
}
