/**
 * Branches are sorted alphabetically. The same words therefore always result in the same tree, regardless of what was
 * added and removed before, and a walk with a limited budget always stops in the same place.
 */
import { withRoom } from '../pool/column.ts';

export type Trie = {
  letter: Uint16Array;
  /** 0 for a root. */
  parent: Int32Array;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  /** The word that ends here, or 0. */
  word: Int32Array;
  used: number;
  /** Head of the list of removed nodes, linked by nextSibling. */
  free: number;
};

const linkColumns = ['parent', 'firstChild', 'nextSibling', 'word'] as const;

/** Node 0 means no node. */
export function createTrie(roots: number, capacity = 1024): Trie {
  return {
    letter: new Uint16Array(capacity),
    parent: new Int32Array(capacity),
    firstChild: new Int32Array(capacity),
    nextSibling: new Int32Array(capacity),
    word: new Int32Array(capacity),
    used: roots + 1,
    free: 0,
  };
}

/** Returns the node of the letters, and adds it if it is missing. */
export function nodeFor(trie: Trie, root: number, letters: string): number {
  let node = root;
  for (let at = 0; at < letters.length; at += 1)
    node = childFor(trie, node, letters.charCodeAt(at));
  return node;
}

/** Removes the word that ends at the node, and any branch that led only to it. */
export function removeWord(trie: Trie, end: number): void {
  trie.word[end] = 0;
  let node = end;
  while (trie.word[node] === 0 && trie.firstChild[node] === 0) {
    const parent = trie.parent[node] as number;
    if (parent === 0) return;
    unlink(trie, parent, node);
    node = parent;
  }
}

/** Returns the node of the letters, or 0. */
export function nodeAt(trie: Trie, root: number, letters: string): number {
  let node = root;
  for (let at = 0; at < letters.length && node !== 0; at += 1) {
    node = childAt(trie, node, letters.charCodeAt(at));
  }
  return node;
}

function childAt(trie: Trie, parent: number, letter: number): number {
  let child = trie.firstChild[parent] as number;
  while (child !== 0 && (trie.letter[child] as number) < letter) {
    child = trie.nextSibling[child] as number;
  }
  return child !== 0 && trie.letter[child] === letter ? child : 0;
}

function childFor(trie: Trie, parent: number, letter: number): number {
  let before = 0;
  let child = trie.firstChild[parent] as number;
  while (child !== 0 && (trie.letter[child] as number) < letter) {
    before = child;
    child = trie.nextSibling[child] as number;
  }
  if (child !== 0 && trie.letter[child] === letter) return child;
  const added = newNode(trie);
  trie.letter[added] = letter;
  trie.parent[added] = parent;
  trie.firstChild[added] = 0;
  trie.word[added] = 0;
  trie.nextSibling[added] = child;
  if (before === 0) trie.firstChild[parent] = added;
  else trie.nextSibling[before] = added;
  return added;
}

function newNode(trie: Trie): number {
  if (trie.free !== 0) {
    const node = trie.free;
    trie.free = trie.nextSibling[node] as number;
    return node;
  }
  trie.used += 1;
  trie.letter = withRoom(trie.letter, trie.used);
  for (const links of linkColumns) trie[links] = withRoom(trie[links], trie.used);
  return trie.used - 1;
}

function unlink(trie: Trie, parent: number, node: number): void {
  if (trie.firstChild[parent] === node) {
    trie.firstChild[parent] = trie.nextSibling[node] as number;
  } else {
    let before = trie.firstChild[parent] as number;
    while (trie.nextSibling[before] !== node) before = trie.nextSibling[before] as number;
    trie.nextSibling[before] = trie.nextSibling[node] as number;
  }
  trie.nextSibling[node] = trie.free;
  trie.free = node;
}
