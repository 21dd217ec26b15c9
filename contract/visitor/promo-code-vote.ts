import { z } from 'zod';
import { shownVotes } from '../catalogue/promo-code.ts';
import { boundedText } from '../field-schema.ts';
import { maxLength } from '../text-rule.ts';

export const promoCodeVote = z.object({
  code: boundedText(maxLength.label).meta({
    description: 'The code the visitor tried; an editor may have changed it since',
  }),
  worked: z.boolean(),
});
export type PromoCodeVote = z.output<typeof promoCodeVote>;

export const promoCodeVoteResult = z.object({ votes: shownVotes });
export type PromoCodeVoteResult = z.output<typeof promoCodeVoteResult>;
