import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ownFolder = /^(server|db|search-index|src|scripts|e2e)\/[\w./-]+$/;

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'DECISIONS.md'])(
  'every path that %s names exists',
  (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(
      ([, text = '']) => text,
    );
    const paths = named.filter((text) => ownFolder.test(text) && !/helpline|000N/.test(text));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  },
);
