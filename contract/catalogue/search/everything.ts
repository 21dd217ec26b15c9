/** The results of the admin's command palette, which searches everything by name. */
import { z } from 'zod';
import { searchText } from '../../field-schema.ts';

/** In the order in which they are listed. */
export const foundKinds = [
  'product',
  'exclusive-bonus',
  'banner',
  'promo-code',
  'content-page',
  'market',
  'person',
] as const;

export const maxFoundOfKind = 5;

export const everythingQuery = z.object({ q: searchText });

export const foundItem = z.object({
  kind: z.enum(foundKinds),
  id: z.int(),
  name: z.string(),
  detail: z.string().nullable().meta({
    description: 'What tells equal names apart: the partner of an offer, or the code of a market',
  }),
});
export type FoundItem = z.output<typeof foundItem>;

export const everythingFound = z.object({
  items: z.array(foundItem).meta({
    description: `At most ${maxFoundOfKind} of each kind, and only what the caller may open`,
  }),
});
