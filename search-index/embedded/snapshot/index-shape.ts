/**
 * Changes with the code that builds documents and the index, so that a snapshot written by different code isn't read.
 * Enforced by `scripts/index-shape.test.ts`, which prints the value to set.
 */
export const indexShape = 'Zqkwz4JhXQEQ';
