export const savedKinds = ['product', 'bonus', 'promo-code'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** More than anybody looks through, and less than would weigh. */
export const maxSaved = 500;

/** More codes than anybody copies before signing in. */
export const maxCopied = 100;

/** Of one kind, as many as are shown of what a browser keeps. */
export const maxShown = 100;

/** What a visitor marked with a heart. */
export type SavedOffer = { kind: SavedKind; id: number };
