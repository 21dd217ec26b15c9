export const savedKinds = ['product', 'bonus', 'promo-code'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** More than anyone would look through, but cheap to store. */
export const maxSaved = 500;

/** More than anyone would copy before signing in. */
export const maxCopied = 100;

/** The most items of each kind from the browser's storage that a page shows. */
export const maxShown = 100;

/** An offer that a visitor saved with its heart button. */
export type SavedOffer = { kind: SavedKind; id: number };
