/** The documents of each word: a run of postings per word, along with the word's first place in each document. */
import { rankedBits } from '../../words/word-position.ts';
import { freeColumn, withRoom } from '../pool/column.ts';
import type { FirstPlace } from './first-place.ts';

/** Combines a row with the lowest rank of the word's fields in it and with the word's languages. */
export type Posting = number;

export const postingOf = (row: number, rankAndLanguages: number): Posting =>
  (row << rankedBits) | rankAndLanguages;

export const rowOf = (posting: Posting) => posting >> rankedBits;

export type PostingPool = {
  postings: Int32Array;
  places: Int32Array;
  used: number;
  /** The number of postings in abandoned runs. */
  abandoned: number;
  /** Indexed by word. A run has room for further postings until `limits`. */
  starts: Int32Array;
  ends: Int32Array;
  limits: Int32Array;
};

const minCapacity = 1 << 10;

export const createPostingPool = (): PostingPool => ({
  postings: new Int32Array(0),
  places: new Int32Array(0),
  used: 0,
  abandoned: 0,
  starts: new Int32Array(0),
  ends: new Int32Array(0),
  limits: new Int32Array(0),
});

export function makeRoomForWords(pool: PostingPool, words: number): void {
  for (const column of ['starts', 'ends', 'limits'] as const) {
    pool[column] = withRoom(pool[column], words);
  }
}

export function addPosting(
  pool: PostingPool,
  word: number,
  posting: Posting,
  place: FirstPlace,
): void {
  if (pool.ends[word] === pool.limits[word]) moveRun(pool, word);
  const end = pool.ends[word] as number;
  pool.postings[end] = posting;
  pool.places[end] = place;
  pool.ends[word] = end + 1;
}

export function replacePosting(
  pool: PostingPool,
  word: number,
  known: Posting,
  posting: Posting,
  place: FirstPlace,
): void {
  const at = placeOf(pool, word, known);
  pool.postings[at] = posting;
  pool.places[at] = place;
}

/** Returns whether the posting was the word's last one. */
export function removePosting(pool: PostingPool, word: number, posting: Posting): boolean {
  const at = placeOf(pool, word, posting);
  const last = (pool.ends[word] as number) - 1;
  pool.postings[at] = pool.postings[last] as number;
  pool.places[at] = pool.places[last] as number;
  pool.ends[word] = last;
  if (last !== pool.starts[word]) return false;
  pool.abandoned += (pool.limits[word] as number) - last;
  setRun(pool, word, 0, 0, 0);
  return true;
}

const placeOf = (
  { postings, starts, ends }: PostingPool,
  word: number,
  posting: Posting,
): number => {
  const start = starts[word] as number;
  return start + postings.subarray(start, ends[word]).indexOf(posting);
};

/** Moves the run to a place with more room. Most words have one posting, so the first gets no extra room. */
function moveRun(pool: PostingPool, word: number): void {
  if (pool.abandoned > minCapacity && pool.abandoned * 2 > pool.used) closeGaps(pool);
  const { starts, ends, limits, used } = pool;
  const [start, end] = [starts[word] as number, ends[word] as number];
  const room = end === start ? 1 : Math.ceil((end - start) * 1.5) + 1;
  pool.abandoned += (limits[word] as number) - start;
  pool.used += room;
  for (const column of ['postings', 'places'] as const) {
    pool[column] = withRoom(pool[column], pool.used);
    pool[column].copyWithin(used, start, end);
  }
  setRun(pool, word, used, used + end - start, pool.used);
}

function setRun(pool: PostingPool, word: number, start: number, end: number, limit: number): void {
  pool.starts[word] = start;
  pool.ends[word] = end;
  pool.limits[word] = limit;
}

function closeGaps(pool: PostingPool): void {
  const { starts, ends } = pool;
  const room = Math.ceil(Math.max(minCapacity, pool.used - pool.abandoned) * 1.25);
  const postings = new Int32Array(room);
  const places = new Int32Array(room);
  let used = 0;
  for (let word = 0; word < starts.length; word += 1) {
    const [start, end] = [starts[word] as number, ends[word] as number];
    if (start === end) continue;
    postings.set(pool.postings.subarray(start, end), used);
    places.set(pool.places.subarray(start, end), used);
    setRun(pool, word, used, used + end - start, used + end - start);
    used += end - start;
  }
  freeColumn(pool.postings);
  freeColumn(pool.places);
  pool.postings = postings;
  pool.places = places;
  pool.used = used;
  pool.abandoned = 0;
}
