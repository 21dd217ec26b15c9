/** What a visitor's browser is told of the visitor's own account. */
import { z } from 'zod';
import { savedKinds } from '#contract/saved-offer.ts';

export const savedOffer = z.object({ kind: z.enum(savedKinds), id: z.int().min(1) });

export const ownAccount = z.object({
  email: z.string(),
  created_at: z.string(),
  saved: z.array(savedOffer),
});
export type OwnAccount = z.output<typeof ownAccount>;
