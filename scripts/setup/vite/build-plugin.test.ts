import { expect, test } from 'vitest';
import { relativeManifest, withShortSource } from './build-plugin.ts';

const manifestIn = (root: string) =>
  JSON.stringify({
    [`${root}/src/styles.css`]: { file: 'assets/styles.css', src: `${root}/src/styles.css` },
    '_chunk.js': { file: 'assets/chunk.js' },
    'src/entry-client.tsx': { file: 'assets/entry.js', src: 'src/entry-client.tsx' },
  });

test('the manifest is the same no matter where the site was built', () => {
  const manifest = relativeManifest(manifestIn('/home/one'), '/home/one');
  expect(relativeManifest(manifestIn('/Zwei/site'), '/Zwei/site')).toBe(manifest);
  expect(Object.entries(JSON.parse(manifest))).toEqual([
    ['_chunk.js', { file: 'assets/chunk.js' }],
    ['src/entry-client.tsx', { file: 'assets/entry.js', src: 'src/entry-client.tsx' }],
    ['src/styles.css', { file: 'assets/styles.css', src: 'src/styles.css' }],
  ]);
});

test('a function for pages is minified, and still works', async () => {
  const code = withShortSource(
    `const other = 1;
    export function shorten(first, [second]) {
      // A comment.
      const longName = first > second ? 'more' : 'less';
      return longName.repeat(2);
    }`,
    'shorten',
  );
  const { shorten } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const source = String(shorten);
  expect(source).toMatch(/^function\b.*}$/);
  expect(source).not.toMatch(/longName|A comment|\n/);
  expect(shorten(2, [1])).toBe('moremore');
  const inPage = new Function(`return (${source})(0, [1])`);
  expect(inPage()).toBe('lessless');
});

test('a build fails if a function for pages was renamed', () => {
  expect(() => withShortSource('export function renamed() {}', 'shorten')).toThrow('shorten');
});
