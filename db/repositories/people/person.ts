/** Null for the first owner, who has no row. */
export type PersonId = number | null;

export type Holder = 'everybody' | { person: PersonId };

/** Compares a column with a person: SQL has a separate operator for null. */
export const sameAs = (person: PersonId) => (person === null ? 'is' : '=');
