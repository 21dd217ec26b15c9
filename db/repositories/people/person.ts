/** The first owner has no row, so no ID. */
export type PersonId = number | null;

export type Holder = 'everybody' | { person: PersonId };

/** Compares a column with a person: SQL has a separate operator for null. */
export const sameAs = (person: PersonId) => (person === null ? 'is' : '=');
