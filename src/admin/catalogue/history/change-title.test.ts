import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { changeWith } from '../../testing/change.ts';
import { changeTitle, editLink } from './change-title.ts';

test.each([
  [{ entity: 'product' as const }, 'Fig', { to: '/admin/products/$id', params: { id: '7' } }],
  [{ entity: 'product' as const, name: null }, '#7', undefined],
  [
    { entity: 'top-list-entry' as const },
    'Fig',
    { to: '/admin/toplists/$id', params: { id: '7' } },
  ],
  [
    { entity: 'product-list' as const, name: 'bets' },
    'Products in bets',
    { to: '/admin/products', search: { category: 'bets' } },
  ],
  [
    { entity: 'exclusive-bonus-list' as const, name: null },
    'All exclusive bonuses',
    { to: '/admin/exclusive', search: { category: undefined } },
  ],
  [
    { entity: 'top-list' as const, name: 'bets' },
    'Top list for bets',
    { to: '/admin/toplists', search: { category: 'bets' } },
  ],
  [
    { entity: 'page-layout' as const, name: 'bets' },
    'Blocks on /bets',
    { to: '/admin/page/$slug', params: { slug: 'bets' } },
  ],
  [{ entity: 'catalogue' as const }, 'The whole catalogue', undefined],
])('a change to %j has a title and links to its screen', (special, title, link) => {
  const change = changeWith(special);
  expect(changeTitle(change, texts.history)).toBe(title);
  if (link) expect(editLink(change)).toEqual(link);
});
