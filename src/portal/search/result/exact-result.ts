import type { SearchHits } from '../dialog/search-category.ts';

const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Whether the query is the whole name of a found partner, or a code. These come before filters. */
export function findsExactly(query: string, { products, promocodes }: SearchHits): boolean {
  const typed = query.trim();
  return (
    products.some(({ name }) => isSame(name, typed)) ||
    promocodes.some(({ code }) => code !== null && isSame(code, typed))
  );
}
