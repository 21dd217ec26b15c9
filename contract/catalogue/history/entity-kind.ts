export const entityKinds = [
  'product',
  'banner',
  'exclusive-bonus',
  'top-list-entry',
  'promo-code',
  'regulator',
  'payment-method',
  'provider',
  'content-page',
  'redirect',
  'market',
  'scoring',
  'settings',
  'image',
] as const;
export type EntityKind = (typeof entityKinds)[number];

/** The admin API's path to the list of each kind. Entities are below it, by id. */
export const entityPaths = {
  product: '/products',
  banner: '/banners',
  'exclusive-bonus': '/exclusive-bonuses',
  'top-list-entry': '/toplists/entries',
  'promo-code': '/promocodes',
  regulator: '/regulators',
  'payment-method': '/payment-methods',
  provider: '/providers',
  'content-page': '/pages',
  redirect: '/redirects',
  market: '/markets',
  scoring: '/scoring',
  settings: '/settings',
  image: '/images',
} as const satisfies Record<EntityKind, string>;

/** Lists that are reordered as a whole, identified by their category or section. */
export const listKinds = [
  'product-list',
  'exclusive-bonus-list',
  'top-list',
  'page-layout',
] as const;

/** An import of the whole catalogue is logged as a single change of this kind. */
export const wholeCatalogue = 'catalogue';

export const changedKinds = [...entityKinds, ...listKinds, wholeCatalogue] as const;
export type ChangedKind = (typeof changedKinds)[number];

export const isEntityKind = (kind: ChangedKind): kind is EntityKind => kind in entityPaths;

export const changeActions = [
  'create',
  'update',
  'delete',
  'restore',
  'reorder',
  'import',
] as const;
export type ChangeAction = (typeof changeActions)[number];
