/** What a visitor's browser is told of the visitor's own account, and what it sends to change it. */
import { z } from 'zod';
import { boundedList } from '#contract/bounded-list.ts';
import { exclusiveBonusCard } from '#contract/catalogue/exclusive-bonus.ts';
import { productCard } from '#contract/catalogue/product.ts';
import { promoCodeCard } from '#contract/catalogue/promo-code.ts';
import { boundedText, id, lang, market } from '#contract/field.ts';
import { maxLength } from '#contract/text.ts';
import { maxCopied, maxSaved, maxShown, savedKinds } from '#contract/visitor/saved-offer.ts';
import { isEmail, normalizeEmail, passwordLength } from '#contract/visitor/sign-in.ts';

export const savedOffer = z.object({ kind: z.enum(savedKinds), id });

export const ownAccount = z.object({
  email: z.string(),
  created_at: z.string(),
  saved: z.array(savedOffer),
});

/** What was saved and copied before signing in, or just now. */
export const savedItemsDraft = z.object({
  saved: boundedList(savedOffer, maxSaved, `Must be at most ${maxSaved}`).default([]),
  copied: boundedList(id, maxCopied, `Must be at most ${maxCopied}`).default([]),
});

export const savedOffers = z.object({ saved: z.array(savedOffer) });

export const savedItemsQuery = z.object({ market, lang });

/** Of one kind, as many as a page shows: `3,1,2`. */
const idList = boundedText(maxShown * 17)
  .regex(/^[1-9]\d*(,[1-9]\d*)*$/, 'Must be ids with a comma between each two')
  .transform((ids) => ids.split(',').map(Number))
  .pipe(boundedList(id, maxShown, `Must be at most ${maxShown}`))
  .default([]);

/** What a browser keeps for who has no account. */
export const savedItemCardsQuery = savedItemsQuery.extend({
  products: idList,
  bonuses: idList,
  promocodes: idList,
  copied: idList,
});

/** Of what was saved and copied that which is live in a market, as cards; the newest first. */
export const savedItemCards = z.object({
  products: z.array(productCard),
  bonuses: z.array(exclusiveBonusCard),
  promocodes: z.array(promoCodeCard),
  copied: z.array(promoCodeCard),
});
/** How many saved offers are in no market any longer is told as well. */
export const savedItems = savedItemCards.extend({ unavailable: z.int() });
export type SavedItems = z.output<typeof savedItems>;
export type SavedItemCards = z.output<typeof savedItemCards>;

const givenPassword = boundedText(maxLength.password).min(1, 'Is required');
const newPassword = boundedText(passwordLength.max).min(passwordLength.min);

export const passwordChange = z.object({
  password: givenPassword,
  new_password: newPassword,
  lang,
});
export const emailChange = z.object({
  password: givenPassword,
  email: boundedText(maxLength.email).refine(
    (typed) => isEmail(normalizeEmail(typed)),
    'Must be an e-mail address',
  ),
  lang,
});
export const accountDeletion = z.object({ password: givenPassword, lang });

export const ownSession = z.object({
  id: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  /** What the browser says that it is. */
  agent: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;
export const ownSessions = z.object({ items: z.array(ownSession) });
