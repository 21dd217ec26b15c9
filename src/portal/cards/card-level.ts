/** The level of a card's heading is one below that of the part it stands in. */
export type CardLevel = 2 | 3 | 4 | 5;
