import { z } from 'zod';
import { shownVotes } from '#contract/catalogue/promo-code.ts';
import { boundedText } from '#contract/field-schema.ts';
import { maxLength } from '#contract/text-rule.ts';

export const promoCodeVote = z.object({
  code: boundedText(maxLength.label).meta({
    description: 'The code that the visitor has tried: an editor may have changed it since',
  }),
  worked: z.boolean(),
});
export type PromoCodeVote = z.output<typeof promoCodeVote>;

export const promoCodeVoteResult = z.object({ votes: shownVotes });
export type PromoCodeVoteResult = z.output<typeof promoCodeVoteResult>;
