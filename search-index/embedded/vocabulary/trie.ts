/**
 * Branches are sorted alphabetically. The same words therefore always give the same tree, whatever was added and
 * removed before, and a walk with a limited budget always stops in the same place.
 */
export type Trie = {
  letter: Uint16Array;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  /** The word that ends here, or 0. */
  word: Int32Array;
  used: number;
  /** Head of the list of removed nodes, linked by nextSibling. */
  free: number;
};

/** Node 0 means no node. */
export function createTrie(roots: number, capacity = 1024): Trie {
  return {
    letter: new Uint16Array(capacity),
    firstChild: new Int32Array(capacity),
    nextSibling: new Int32Array(capacity),
    word: new Int32Array(capacity),
    used: roots + 1,
    free: 0,
  };
}

export function addWord(trie: Trie, root: number, letters: string, word: number): void {
  let node = root;
  for (let at = 0; at < letters.length; at += 1)
    node = childFor(trie, node, letters.charCodeAt(at));
  trie.word[node] = word;
}

export function removeWord(trie: Trie, root: number, letters: string): void {
  const path = [root];
  for (let at = 0; at < letters.length; at += 1) {
    const node = childAt(trie, path[at] as number, letters.charCodeAt(at));
    if (node === 0) return;
    path.push(node);
  }
  trie.word[path[letters.length] as number] = 0;
  for (let depth = letters.length; depth > 0; depth -= 1) {
    const node = path[depth] as number;
    if (trie.word[node] !== 0 || trie.firstChild[node] !== 0) return;
    unlink(trie, path[depth - 1] as number, node);
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
  if (trie.used === trie.letter.length) grow(trie);
  trie.used += 1;
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

function grow(trie: Trie): void {
  const capacity = Math.ceil(trie.letter.length * 1.5);
  const letter = new Uint16Array(capacity);
  letter.set(trie.letter);
  trie.letter = letter;
  for (const links of ['firstChild', 'nextSibling', 'word'] as const) {
    const grown = new Int32Array(capacity);
    grown.set(trie[links]);
    trie[links] = grown;
  }
}
