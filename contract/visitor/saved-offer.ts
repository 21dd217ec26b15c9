export const savedKinds = ['product', 'bonus', 'promo-code'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** It is more than anybody looks through, and little enough to store. */
export const maxSaved = 500;

/** It is more than anybody copies before signing in. */
export const maxCopied = 100;

/** A page shows so many of each kind from the browser's storage. */
export const maxShown = 100;

/** A visitor saves an offer with its heart button. */
export type SavedOffer = { kind: SavedKind; id: number };
