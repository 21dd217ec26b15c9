/** Lists the parts of a store that a snapshot contains: its columns, and a few small values. */
import { z } from 'zod';
import { indexedTypes } from '../../indexed-type.ts';
import { type Column, createColumnLike } from '../pool/column.ts';
import { inParts, valuesPerPart } from '../pool/in-parts.ts';
import { knownPaths, numberOfPath } from '../store/packed-field-start.ts';
import type { Store } from '../store/store.ts';

/** A typed array of the store, under the name that it has there. */
type StoredColumn = {
  name: string;
  /** Without unused room. */
  values: Column;
  /** Replaces the column with an empty one of this length. */
  renew(length: number): Column;
};

function columnIn<Name extends string, Kept extends Column>(
  holder: Record<Name, Kept>,
  name: Name,
  length: number,
): StoredColumn {
  return {
    name,
    values: holder[name].subarray(0, length),
    renew(renewed) {
      holder[name] = createColumnLike(holder[name], renewed);
      return holder[name];
    },
  };
}

/** Always in the same order. */
export function columnsOf(store: Store): StoredColumn[] {
  const { vocabulary, texts, entries } = store;
  const { trie, postings } = vocabulary;
  return [
    columnIn(trie, 'letter', trie.used),
    ...(['parent', 'firstChild', 'nextSibling', 'word'] as const).map((name) =>
      columnIn(trie, name, trie.used),
    ),
    columnIn(vocabulary, 'nodes', vocabulary.words),
    ...(['starts', 'ends', 'limits'] as const).map((name) =>
      columnIn(postings, name, vocabulary.words),
    ),
    ...(['postings', 'places'] as const).map((name) => columnIn(postings, name, postings.used)),
    ...[texts, entries].flatMap((pool) => [
      columnIn(pool, 'starts', store.used),
      columnIn(pool, 'ends', store.used),
    ]),
    columnIn(texts, 'values', texts.used),
    columnIn(entries, 'values', entries.used),
    ...(['ids', 'startsAt', 'endsAt', 'wagering'] as const).map((name) =>
      columnIn(store, name, store.used),
    ),
    columnIn(store, 'types', store.used),
    columnIn(store, 'markets', store.used),
    columnIn(store, 'tags', store.used),
  ];
}

const count = z.int().min(0);

export const storedValues = z.strictObject({
  used: count,
  words: count,
  trie: z.strictObject({ used: count, free: count }),
  postings: z.strictObject({ used: count, abandoned: count }),
  texts: z.strictObject({ used: count, abandoned: count }),
  entries: z.strictObject({ used: count, abandoned: count }),
  freeRows: z.array(count),
  freeIds: z.array(count),
  markets: z.array(z.tuple([z.string(), count])),
  tags: z.array(z.array(z.string())),
  paths: z.array(z.string()),
});

type StoredValues = z.infer<typeof storedValues>;

const usedOf = ({ used, abandoned }: { used: number; abandoned: number }) => ({ used, abandoned });

export function valuesOf(store: Store): StoredValues {
  const { vocabulary } = store;
  return {
    used: store.used,
    words: vocabulary.words,
    trie: { used: vocabulary.trie.used, free: vocabulary.trie.free },
    postings: usedOf(vocabulary.postings),
    texts: usedOf(store.texts),
    entries: usedOf(store.entries),
    freeRows: store.freeRows,
    freeIds: vocabulary.freeIds,
    markets: [...store.marketNumbers],
    tags: store.knownTags.map((tags) => [...tags]),
    paths: [...knownPaths()],
  };
}

/** Returns false if this process numbers the fields differently. */
export function setValues(store: Store, values: StoredValues): boolean {
  const { vocabulary } = store;
  store.used = values.used;
  vocabulary.words = values.words;
  Object.assign(vocabulary.trie, values.trie);
  Object.assign(vocabulary.postings, values.postings);
  Object.assign(store.texts, values.texts);
  Object.assign(store.entries, values.entries);
  store.freeRows = values.freeRows;
  vocabulary.freeIds = values.freeIds;
  store.marketNumbers = new Map(values.markets);
  store.knownTags = values.tags;
  store.tagNumbers = new Map(values.tags.map((tags, number) => [tags.join(' '), number]));
  return values.paths.every((path, number) => numberOfPath(path) === number);
}

/** Rebuilds the maps that a snapshot doesn't contain. */
export async function findRows(store: Store): Promise<void> {
  const free = new Set(store.freeRows);
  await inParts({ length: store.used, perPart: valuesPerPart }, (start, end) => {
    for (let row = start; row < end; row += 1) {
      const type = indexedTypes[store.types[row] as number];
      if (type !== undefined && !free.has(row)) store.rows[type].set(store.ids[row] as number, row);
    }
  });
}
