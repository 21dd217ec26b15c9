import { isRichText } from '../../content/rich-text/rich-text-node.ts';

type Branch = Record<string, unknown>;

export const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRichText(value);

const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

export const isSame = (one: unknown, other: unknown) =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the paths at which two states differ, such as `i18n.en.name`. A list or rich text counts as one value, and an
 * empty value equals a missing one.
 */
export function changedPaths(before: unknown, after: unknown, path: string[] = []): string[] {
  if (!isBranch(before) && !isBranch(after)) return isSame(before, after) ? [] : [path.join('.')];
  const [was, is]: Branch[] = [before, after].map((state) => (isBranch(state) ? state : {}));
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].flatMap((key) =>
    changedPaths(was?.[key], is?.[key], [...path, key]),
  );
}
