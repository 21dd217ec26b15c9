export const savedKinds = ['product', 'bonus', 'promo-code'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** More than anybody looks through, yet cheap to store. */
export const maxSaved = 500;

/** More than anybody copies before signing in. */
export const maxCopied = 100;

/** The maximum of each kind that a page shows from the browser's storage. */
export const maxShown = 100;

/** An offer that a visitor saved with its heart button. */
export type SavedOffer = { kind: SavedKind; id: number };
