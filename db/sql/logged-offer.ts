import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { instantOf } from '#contract/wall-clock.ts';
import type { WrittenOffer } from '../history/seen-terms-history.ts';
import { readTerms } from './offer-terms.ts';

/** The fields that bonuses or promo codes have had in the history so far. */
type Snapshot = {
  terms?: OfferTerms | null;
  is_active?: boolean | 0 | 1;
  expires_at?: string | null;
  starts_at?: string | null;
  ends_at?: string | null;
  market_code?: string;
  product_id?: number | null;
};

/** Reads an offer from a state in the history. Undefined if the state was deleted. */
export function loggedOffer(snapshot: string, timeZone: string): WrittenOffer | undefined {
  const logged: Snapshot | null = JSON.parse(snapshot);
  if (!logged) return undefined;
  const instant = (time: string | null | undefined) =>
    time ? instantOf(time, timeZone) * 1000 : null;
  const { expires_at = null, market_code = '', product_id = null } = logged;
  return {
    terms: readTerms(logged.terms && JSON.stringify(logged.terms)),
    expires_at,
    market_code,
    product_id,
    is_active: Boolean(logged.is_active),
    starts: instant(logged.starts_at),
    ends: instant(logged.ends_at ?? expires_at),
  };
}
