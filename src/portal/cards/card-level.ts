/** A card's heading is one level below the heading above it. */
export type CardLevel = 2 | 3 | 4 | 5;
