/** The few facts that cards show, so that visitors can choose without opening each partner's page. */
import { z } from 'zod';

const liveOffers = z.object({
  count: z.int(),
  wagering: z.number().nullable().meta({ description: 'The lowest known wagering' }),
});

const text = z.string().nullable();

export const keyFacts = z.object({
  licence: z
    .object({
      regulator: z.string(),
      country: z.string().nullable().meta({ description: 'The country of the regulator' }),
    })
    .nullable()
    .meta({ description: 'A licence that is valid in the market' }),
  payout_hours: z.number().nullable().meta({
    description: 'The longest time that the fastest payment method takes to pay out',
  }),
  min_deposit: z.number().nullable(),
  currency: z.string().nullable().meta({ description: 'The currency of `min_deposit`' }),
  bonuses: liveOffers,
  promo_codes: liveOffers,
  shown: z
    .object({
      licence: text,
      payout_hours: text,
      min_deposit: text,
      max_wagering: text,
      unknown: text,
    })
    .meta({ description: 'The facts in words, and a list of those that nobody has checked' }),
});
export type KeyFacts = z.output<typeof keyFacts>;

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
