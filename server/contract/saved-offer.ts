export const savedKinds = ['product', 'bonus', 'promo-code'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** What a visitor marked with a heart. */
export type SavedOffer = { kind: SavedKind; id: number };
