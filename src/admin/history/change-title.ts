import type { LinkProps } from '@tanstack/react-router';
import type { ListedChange } from '#contract/admin/change.ts';
import type { ChangeAction, ChangedKind } from '#contract/change-log-kind.ts';

type NamedChange = Pick<ListedChange, 'entity' | 'entity_id' | 'name'>;

type Words = {
  /** The chip that filters by this kind. */
  chip: string;
  /** Stands beside the name. */
  kind: string;
  title: (change: NamedChange) => string;
  /** The screen that edits it. */
  edit: (change: NamedChange) => LinkProps | undefined;
};

const named = ({ name, entity_id }: NamedChange) => name ?? `#${entity_id}`;
const category = ({ name }: NamedChange) => ({ category: name ?? undefined });
const params = ({ entity_id }: NamedChange) => ({ id: String(entity_id) });

export const kindWords: Record<ChangedKind, Words> = {
  product: {
    chip: 'Products',
    kind: 'Product',
    title: named,
    edit: (change) => ({ to: '/admin/products/$id', params: params(change) }),
  },
  banner: {
    chip: 'Banners',
    kind: 'Banner',
    title: named,
    edit: (change) => ({ to: '/admin/banners/$id', params: params(change) }),
  },
  'exclusive-bonus': {
    chip: 'Exclusive',
    kind: 'Exclusive bonus',
    title: named,
    edit: (change) => ({ to: '/admin/exclusive/$id', params: params(change) }),
  },
  'promo-code': {
    chip: 'Promo codes',
    kind: 'Promo code',
    title: named,
    edit: (change) => ({ to: '/admin/promocodes/$id', params: params(change) }),
  },
  market: {
    chip: 'Markets',
    kind: 'Market',
    title: named,
    edit: (change) => ({ to: '/admin/settings/markets/$id', params: params(change) }),
  },
  'top-list-entry': {
    chip: 'Top list entries',
    kind: 'Top list entry',
    title: named,
    edit: () => ({ to: '/admin/toplists' }),
  },
  'product-list': {
    chip: 'Product orders',
    kind: 'Order',
    title: ({ name }) => `Products in ${name}`,
    edit: (change) => ({ to: '/admin/products', search: category(change) }),
  },
  'exclusive-bonus-list': {
    chip: 'Exclusive orders',
    kind: 'Order',
    title: ({ name }) => (name ? `Exclusive bonuses in ${name}` : 'All exclusive bonuses'),
    edit: (change) => ({ to: '/admin/exclusive', search: category(change) }),
  },
  'top-list': {
    chip: 'Top list orders',
    kind: 'Order',
    title: ({ name }) => `Top list of ${name}`,
    edit: (change) => ({ to: '/admin/toplists', search: category(change) }),
  },
  'page-layout': {
    chip: 'Page blocks',
    kind: 'Page blocks',
    title: ({ name }) => `Blocks of /${name}`,
    edit: ({ name }) => ({ to: '/admin/page/$slug', params: { slug: name ?? '' } }),
  },
  catalogue: {
    chip: 'Whole catalogue',
    kind: 'Catalogue',
    title: () => 'The whole catalogue',
    edit: () => undefined,
  },
};

export const titleOf = (change: NamedChange) => kindWords[change.entity].title(change);

export const actionWords: Record<ChangeAction, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  reorder: 'put in order',
  import: 'written at once',
};
