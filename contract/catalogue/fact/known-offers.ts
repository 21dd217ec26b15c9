/** The figures of a partner's offers on its card. Doesn't use zod, so that pages can load this file. */
import type { KeyFacts } from './key-facts.ts';

const noLiveOffers: KeyFacts['bonuses'] = { count: 0, wagering: null };

export const noKeyFacts: KeyFacts = {
  licence: null,
  payout_hours: null,
  min_deposit: null,
  currency: null,
  bonuses: noLiveOffers,
  promo_codes: noLiveOffers,
  shown: {
    licence: null,
    payout_hours: null,
    min_deposit: null,
    max_wagering: null,
    unknown: null,
  },
};

type Subject = 'bonuses' | 'promo_codes';

/** A label such as “50 free spins” is an offer too, even if nobody has listed it, so the card mustn't say “no offer”. */
export const withLabel = (facts: KeyFacts): KeyFacts =>
  facts.bonuses.count + facts.promo_codes.count > 0
    ? facts
    : { ...facts, shown: { ...facts.shown, max_wagering: null } };

/** Rules hide offers without revealing whether there are any. */
export function withoutOffers(
  facts: KeyFacts,
  isHidden: (subject: Subject) => boolean,
  wageringText: (wagering: number) => string,
): KeyFacts {
  const subjects = ['bonuses', 'promo_codes'] as const;
  if (!subjects.some(isHidden)) return facts;
  const offers = Object.fromEntries(
    subjects.map((subject) => [subject, isHidden(subject) ? noLiveOffers : facts[subject]]),
  ) as Pick<KeyFacts, Subject>;
  const wagering = lowestWagering(offers);
  const max_wagering = wagering === null ? null : wageringText(wagering);
  return { ...facts, ...offers, shown: { ...facts.shown, max_wagering } };
}

export function lowestWagering(offers: Pick<KeyFacts, Subject>): number | null {
  const known = [offers.bonuses.wagering, offers.promo_codes.wagering].filter(
    (wagering) => wagering !== null,
  );
  return known.length > 0 ? Math.min(...known) : null;
}
