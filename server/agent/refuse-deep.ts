import { badInput } from '../errors.ts';

const maxDepth = 100;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Schemas call themselves for each level, so a value that is too deep would fail in a way that says nothing. */
export function refuseDeep(input: unknown) {
  let level = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) {
      throw badInput([{ path: '', message: `Must not be nested more than ${maxDepth} times` }]);
    }
    level = level.flatMap(childrenOf);
  }
}
