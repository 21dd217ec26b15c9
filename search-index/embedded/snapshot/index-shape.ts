/**
 * Changes with the code that makes documents and the index, so that a snapshot of other code isn't read. Enforced by
 * `scripts/index-shape.test.ts`, which prints the value to set.
 */
export const indexShape = 'IBKgJOhSEICY';
