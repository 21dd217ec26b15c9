import { expect, test } from 'vitest';
import { bonus, product } from '../../testing/documents.ts';
import { rootOf } from '../vocabulary/vocabulary.ts';
import { putDocument, removeDocument } from './put-document.ts';
import { createStore } from './store.ts';

test('removing all documents removes all words', () => {
  const store = createStore();
  for (let id = 1; id <= 50; id += 1) {
    putDocument(store, product(id, `Lucky Harbor ${id}`, { description: 'Quiet tables' }));
    putDocument(store, bonus(id, 'Free spins', { tr: { title: 'Bedava dönüş' } }));
  }
  for (let id = 1; id <= 50; id += 1) {
    putDocument(store, product(id, `Golden Meadow ${id}`));
    removeDocument(store, { type: 'products', id });
    removeDocument(store, { type: 'bonuses', id });
  }
  const { words, freeIds, postings, trie } = store.vocabulary;
  expect(freeIds).toHaveLength(words - 1);
  expect(postings.starts).toEqual(postings.ends);
  expect(Object.values(rootOf).map((root) => trie.firstChild[root])).toEqual([0, 0, 0]);
});

test('reuses rows, words and trie nodes', () => {
  const store = createStore();
  const sizes = () => [store.used, store.vocabulary.words, store.vocabulary.trie.used];
  putDocument(store, product(1, 'Lucky Harbor'));
  const before = sizes();
  for (let id = 2; id < 100; id += 1) {
    removeDocument(store, { type: 'products', id: id - 1 });
    putDocument(store, product(id, 'Harbo Luckyr'));
    putDocument(store, product(id, 'Lucky Harbor'));
  }
  const after = sizes();
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBeLessThan((before[1] ?? 0) * 3);
  expect(after[2]).toBeLessThan((before[2] ?? 0) * 3);
});

test('rewriting a document repeatedly takes up no more space', () => {
  const store = createStore();
  putDocument(store, bonus(1, 'Free spins'));
  const capacities = Array.from({ length: 5000 }, (_, at) => {
    putDocument(store, product(1, `Lucky Harbor ${at}`, { description: 'Quiet tables' }));
    const { entries, texts, vocabulary } = store;
    return [entries.values.length, texts.values.length, vocabulary.postings.postings.length];
  });
  expect(Math.max(...capacities.flat())).toBeLessThan(10_000);
});
