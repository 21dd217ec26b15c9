import { expect, test } from 'vitest';
import { relativeManifest } from './build-plugin.ts';

const manifestIn = (root: string) =>
  JSON.stringify({
    [`${root}/src/styles.css`]: { file: 'assets/styles.css', src: `${root}/src/styles.css` },
    '_chunk.js': { file: 'assets/chunk.js' },
    'src/entry-client.tsx': { file: 'assets/entry.js', src: 'src/entry-client.tsx' },
  });

test('the manifest is the same wherever the site was built', () => {
  const manifest = relativeManifest(manifestIn('/home/one'), '/home/one');
  expect(relativeManifest(manifestIn('/Zwei/site'), '/Zwei/site')).toBe(manifest);
  expect(Object.entries(JSON.parse(manifest))).toEqual([
    ['_chunk.js', { file: 'assets/chunk.js' }],
    ['src/entry-client.tsx', { file: 'assets/entry.js', src: 'src/entry-client.tsx' }],
    ['src/styles.css', { file: 'assets/styles.css', src: 'src/styles.css' }],
  ]);
});
