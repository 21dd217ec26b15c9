/** Pages are indexed too, but a catalogue search doesn't include them. */
import { searchTypes } from '#contract/catalogue/search/search-type.ts';

export const indexedTypes = [...searchTypes, 'pages'] as const;
export type IndexedType = (typeof indexedTypes)[number];

export const inEachType = <Value>(make: (type: IndexedType) => Value) =>
  Object.fromEntries(indexedTypes.map((type) => [type, make(type)])) as Record<IndexedType, Value>;
