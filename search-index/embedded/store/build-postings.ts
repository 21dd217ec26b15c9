/** Completes a store after many documents were written to it: sorts their words and adds all postings. */
import { languagesAt, rankAt, rankedIn, type WordPosition } from '../../words/word-position.ts';
import { freeColumn } from '../pool/column.ts';
import { inParts, valuesPerPart } from '../pool/in-parts.ts';
import { occursAgain, packFirstPlace } from '../vocabulary/first-place.ts';
import { makeRoomForWords, postingOf, rowOf } from '../vocabulary/posting-pool.ts';
import { sortTrie } from '../vocabulary/sort-trie.ts';
import { noWord, removeId, rootOf } from '../vocabulary/vocabulary.ts';
import { lettersAt } from './packed-field-start.ts';
import type { Store } from './store.ts';

const rowsPerPart = 1 << 8;

export async function buildPostings(store: Store): Promise<void> {
  await sortWords(store);
  await makePostings(store);
}

async function sortWords({ vocabulary, entries: { values, used } }: Store): Promise<void> {
  const { trie, words } = vocabulary;
  const numbers = await sortTrie(trie, Object.values(rootOf), words);
  await inParts({ length: used / 2, perPart: valuesPerPart }, (start, end) => {
    for (let at = start * 2; at < end * 2; at += 2) {
      values[at] = numbers[values[at] as number] as number;
    }
  });
  const nodes = new Int32Array(words);
  await inParts({ length: trie.used, perPart: valuesPerPart }, (start, end) => {
    for (let node = start; node < end; node += 1) nodes[trie.word[node] as number] = node;
  });
  freeColumn(numbers);
  freeColumn(vocabulary.nodes);
  vocabulary.nodes = nodes;
  vocabulary.words -= vocabulary.freeIds.length;
  vocabulary.freeIds = [];
}

/** Counts each word's documents first, so that its postings get exactly the room they need. */
async function makePostings(store: Store): Promise<void> {
  const { vocabulary, used: rows } = store;
  const { postings, words } = vocabulary;
  const { values, starts, ends } = store.entries;
  makeRoomForWords(postings, words);
  const counts = new Int32Array(words);
  const lastRow = new Int32Array(words).fill(-1);
  await inParts({ length: rows, perPart: rowsPerPart }, (first, last) => {
    for (let row = first; row < last; row += 1) {
      for (let at = starts[row] as number; at < (ends[row] as number); at += 2) {
        const word = values[at] as number;
        if (lastRow[word] === row) continue;
        lastRow[word] = row;
        counts[word] = (counts[word] as number) + 1;
      }
    }
  });
  let used = 0;
  for (let word = noWord + 1; word < words; word += 1) {
    postings.starts[word] = used;
    postings.ends[word] = used;
    used += counts[word] as number;
    postings.limits[word] = used;
  }
  postings.postings = new Int32Array(used);
  postings.places = new Int32Array(used);
  postings.used = used;
  await inParts({ length: rows, perPart: rowsPerPart }, (first, last) => {
    for (let row = first; row < last; row += 1) addPostingsOf(store, row);
  });
  for (let word = noWord + 1; word < words; word += 1) {
    if (counts[word] === 0) removeId(vocabulary, word);
  }
  freeColumn(counts);
  freeColumn(lastRow);
}

function addPostingsOf({ vocabulary, entries }: Store, row: number): void {
  const { postings, places, starts, ends } = vocabulary.postings;
  let letters = 0;
  for (let at = entries.starts[row] as number; at < (entries.ends[row] as number); at += 2) {
    const word = entries.values[at] as number;
    const place = entries.values[at + 1] as WordPosition;
    if (word === noWord) {
      letters = lettersAt(place);
      continue;
    }
    const end = ends[word] as number;
    const last = end - 1;
    if (end > (starts[word] as number) && rowOf(postings[last] as number) === row) {
      postings[last] = (postings[last] as number) | languagesAt(place);
      places[last] = occursAgain(places[last] as number, place);
    } else {
      // Fields are ordered by rank, so the first rank is the lowest.
      postings[end] = postingOf(row, rankedIn(rankAt(place), languagesAt(place)));
      places[end] = packFirstPlace(place, letters);
      ends[word] = end + 1;
    }
  }
}
