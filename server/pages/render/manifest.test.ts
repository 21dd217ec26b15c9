import { expect, test } from 'vitest';
import { manifestOf } from './manifest.ts';

const split = '?tsr-split=component---notFoundComponent';

const manifest = manifestOf({
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_framework.js'] },
  [`src/routes/_portal/casino.tsx${split}`]: {
    file: 'assets/casino.js',
    imports: ['_card.js', 'src/entry-client.tsx'],
  },
  [`src/routes/_portal/index.tsx${split}`]: { file: 'assets/first.js', imports: ['_card.js'] },
  [`src/routes/admin/route.tsx${split}`]: { file: 'assets/admin.js' },
  'messages/en/common.ts': { file: 'assets/en.js' },
  'messages/tr/common.ts': { file: 'assets/tr.js' },
});

test('a page loads the entry and preloads its imports', () => {
  expect(manifest.entries).toEqual(['/assets/entry.js']);
  expect(manifest.imported).toEqual(['/assets/framework.js']);
});

test('a route preloads its own files, without those on every page', () => {
  expect(manifest.routes['/_portal/casino']).toEqual(['/assets/casino.js', '/assets/card.js']);
  expect(manifest.routes['/_portal/']).toEqual(['/assets/first.js', '/assets/card.js']);
  expect(manifest.routes['/admin']).toEqual(['/assets/admin.js']);
});

test('each language loads its messages', () => {
  expect(manifest.messages).toEqual({ en: ['/assets/en.js'], tr: ['/assets/tr.js'] });
});
