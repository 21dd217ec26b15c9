/**
 * The terms of an offer as visitors have seen them, one state per day. Doesn't include states that were never visible,
 * because the offer was hidden, not yet started or already expired.
 */
import { isDeepStrictEqual } from 'node:util';
import { noOfferTerms, type OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { type SeenTerms, seenTerms } from '#contract/catalogue/terms/seen-terms.ts';
import { completeNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import { inEachLanguage } from '#contract/language.ts';

export type SeenState = {
  /** In milliseconds. Later than now if the offer is yet to start. */
  at: number;
  /** The day in the site's time zone. */
  on: string;
  terms: SeenTerms;
};

export type WrittenOffer = {
  terms: OfferTerms;
  expires_at: string | null;
  is_active: boolean;
  /** In milliseconds. */
  starts: number | null;
  ends: number | null;
  market_code: string;
  product_id: number | null;
};

type OfferWrite = {
  before: WrittenOffer;
  after: WrittenOffer;
  /** When `before` was written, in milliseconds. */
  since: number;
  now: number;
  dayOf: (at: number) => string;
};

/** Allows for 50 changes, each of which is the difference between two states. */
const maxStates = 51;

/** Returns when visitors first see an offer written at this time, or null if they never do. */
function seenFrom({ is_active, starts, ends }: WrittenOffer, writtenAt: number): number | null {
  const from = Math.max(writtenAt, starts ?? writtenAt);
  return is_active && (ends === null || ends > from) ? from : null;
}

/** An offer in another market or of another partner is a different offer, so its history starts over. */
const isOther = (before: WrittenOffer, after: WrittenOffer) =>
  before.market_code !== after.market_code || before.product_id !== after.product_id;

/** Returns the states after a write. Several changes on a day add one state, or none if they cancel out. */
export function nextStates(
  stored: readonly SeenState[],
  { before, after, since, now, dayOf }: OfferWrite,
): SeenState[] {
  if (isOther(before, after)) return [];
  const state = (offer: WrittenOffer, at: number): SeenState => ({
    at,
    on: dayOf(at),
    terms: seenTerms(offer.terms, offer.expires_at),
  });
  const seen = stored.filter(({ at }) => at <= now);
  const first = seenFrom(before, since);
  if (seen.length === 0 && first !== null && first <= now) seen.push(state(before, first));
  const from = seenFrom(after, now);
  if (from === null) return seen;
  const next = state(after, from);
  // A scheduled offer's earlier terms aren't replaced, because its start may still be moved.
  const isReplaced = from <= now && seen.length > 1 && seen.at(-1)?.on === next.on;
  const kept = isReplaced ? seen.slice(0, -1) : seen;
  const isSame = isDeepStrictEqual(kept.at(-1)?.terms, next.terms);
  return (isSame ? kept : [...kept, next]).slice(-maxStates);
}

/** Omits fields that are null. */
export const writeStates = (states: readonly SeenState[]) =>
  JSON.stringify(states, (_, value) => value ?? undefined);

const noTexts = { value: null, eligibility: null };

/** Fills in languages and fields that were added after the states were stored. */
export const readStates = (stored: string | undefined): SeenState[] =>
  (JSON.parse(stored ?? '[]') as SeenState[]).map(({ terms, ...state }) => ({
    ...state,
    terms: {
      ...seenTerms(noOfferTerms, null),
      ...terms,
      numbers: completeNumbers(terms.numbers),
      i18n: inEachLanguage((language) => ({ ...noTexts, ...terms.i18n?.[language] })),
    },
  }));
