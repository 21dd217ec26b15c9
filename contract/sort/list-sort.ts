/** The columns that editors can sort each list by. Without zod, because every admin screen reads its URL with them. */
export const productSorts = ['name', 'rating', 'id'] as const;

/** Banners and exclusive bonuses. */
export const promotionSorts = [
  'title',
  'product',
  'market',
  'sort_order',
  'starts',
  'ends',
  'id',
] as const;
export type PromotionSort = (typeof promotionSorts)[number];

export const promoCodeSorts = ['code', 'product', 'market', 'rarity', 'expires', 'id'] as const;
export const topListEntrySorts = ['name', 'market', 'starts', 'ends'] as const;
export const contentPageSorts = ['title', 'kind', 'path', 'updated'] as const;
export const redirectSorts = ['from', 'to'] as const;

export const regulatorSorts = ['name', 'country'] as const;
export type RegulatorSort = (typeof regulatorSorts)[number];
export const paymentMethodSorts = ['name', 'kind'] as const;
export type PaymentMethodSort = (typeof paymentMethodSorts)[number];
export const providerSorts = ['name'] as const;
export type ProviderSort = (typeof providerSorts)[number];

export const linkSorts = ['url', 'state', 'checked'] as const;

export const sortOrders = ['asc', 'desc'] as const;

export type Sorting<Column> = {
  sort?: Column | undefined;
  order?: (typeof sortOrders)[number] | undefined;
};
