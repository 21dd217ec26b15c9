/** Schemas of the calls with which visitors read and change their own account. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { exclusiveBonusCard } from '../catalogue/exclusive-bonus.ts';
import { productCard } from '../catalogue/product.ts';
import { promoCodeCard } from '../catalogue/promo-code.ts';
import { costParameters } from '../catalogue/terms/cost/cost-card.ts';
import { boundedText, id, lang } from '../field-schema.ts';
import { requestedMarketCode } from '../site/market-schema.ts';
import { maxLength } from '../text-rule.ts';
import { maxCopied, maxSaved, maxShown, savedKinds } from './saved-offer.ts';
import { isSignInEmail, normalizeEmail, passwordLength } from './sign-in.ts';

const savedOffer = z.object({ kind: z.enum(savedKinds), id });

export const ownAccount = z.object({
  email: z.string(),
  created_at: z.string(),
  saved: z.array(savedOffer),
});

/** Offers saved and codes copied in the browser, either just now or before signing in. */
export const savedItemsDraft = z.object({
  saved: boundedList(savedOffer, maxSaved, `Must have at most ${maxSaved} items`).default([]),
  copied: boundedList(id, maxCopied, `Must have at most ${maxCopied} items`).default([]),
});

export const savedOffers = z.object({ saved: z.array(savedOffer) });

export const savedItemsQuery = z.object({ market: requestedMarketCode, lang, ...costParameters });

/** A list such as `3,1,2`, with no more ids than a page shows of one kind. */
const idList = boundedText(maxShown * 17)
  .regex(/^[1-9]\d*(,[1-9]\d*)*$/, 'Must be comma-separated ids')
  .transform((ids) => ids.split(',').map(Number))
  .pipe(boundedList(id, maxShown, `Must have at most ${maxShown} ids`))
  .default([]);

/** For visitors without an account, whose browser stores the ids. */
export const savedItemCardsQuery = savedItemsQuery.extend({
  products: idList,
  bonuses: idList,
  promocodes: idList,
  copied: idList,
});

/** Cards of the saved items that are live in the market, newest first. */
export const savedItemCards = z.object({
  products: z.array(productCard),
  bonuses: z.array(exclusiveBonusCard),
  promocodes: z.array(promoCodeCard),
  copied: z.array(promoCodeCard),
});
/** `unavailable` counts saved offers that aren't live in any market. */
export const savedItems = savedItemCards.extend({ unavailable: z.int() });
export type SavedItems = z.output<typeof savedItems>;
export type SavedItemCards = z.output<typeof savedItemCards>;

const currentPassword = boundedText(maxLength.password).min(1, 'Is required');
const newPassword = boundedText(passwordLength.max).min(passwordLength.min);

export const passwordChange = z.object({
  password: currentPassword,
  new_password: newPassword,
  lang,
});
export const emailChange = z.object({
  password: currentPassword,
  email: boundedText(maxLength.email).refine(
    (typed) => isSignInEmail(normalizeEmail(typed)),
    'Must be an email address',
  ),
  lang,
});
export const accountDeletion = z.object({ password: currentPassword, lang });

const ownSession = z.object({
  id: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  /** The browser's User-Agent, which can be forged. */
  agent: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;
export const ownSessions = z.object({ items: z.array(ownSession) });
