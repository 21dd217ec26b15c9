/** Schemas of the calls with which visitors see and change what they follow. */
import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { marketCode } from '../site/market-schema.ts';
import { followKinds, isFollowed } from './follow.ts';

const ownFollow = z.object({
  kind: z.enum(followKinds),
  target: z.string(),
  market_code: z.string(),
  name: z.string().nullable(),
});
export type OwnFollow = z.output<typeof ownFollow>;

export const ownFollows = z.object({
  items: z.array(ownFollow),
  by_email: z.array(z.enum(followKinds)),
});
export type OwnFollows = z.output<typeof ownFollows>;

export const followEnd = z
  .object({
    kind: z.enum(followKinds),
    target: boundedText(40).default(''),
    market_code: marketCode,
  })
  .refine(isFollowed, 'Must be something visitors can follow');

export const followConsent = z.object({ kind: z.enum(followKinds), by_email: z.boolean() });
