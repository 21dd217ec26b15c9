/** Formats the four facts at the top of a partner's page when it is loaded, because browsers format some differently. */
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import { lowestWagering } from '#contract/catalogue/fact/known-offers.ts';
import type { Language } from '#contract/language.ts';
import type { ProductText } from '../../../../../messages/en/product.ts';
import { fillText } from '../../../../../messages/fill-text.ts';
import { formatMoney, formatTimes } from '../../../../../messages/format-number.ts';

export type Tile = {
  label: string;
  value: string;
  isKnown: boolean;
  note: string | null;
};

type Shown = { key_facts: KeyFacts; facts: FactsCard };
type Words = {
  language: Language;
  texts: Pick<ProductText, 'tiles' | 'facts'>;
};

export function describeTiles(shown: Shown, words: Words): Tile[] {
  const { licence, min_deposit, currency, payout_hours } = shown.key_facts;
  const { texts, language } = words;
  const { tiles } = texts;
  const tile = (label: string, value: string | null, note: string | null): Tile => ({
    label,
    value: value ?? tiles.unknown,
    isKnown: value !== null,
    note: value === null ? null : note,
  });
  return [
    licence?.country
      ? tile(tiles.licence, countryName(licence.country, language), licence.regulator)
      : tile(tiles.licence, licence?.regulator ?? null, null),
    tile(
      tiles.payout,
      payout_hours === null ? null : timeText(payout_hours, words),
      methodsOf(
        shown,
        ({ direction, hours_max }) => direction !== 'in' && hours_max === payout_hours,
      ),
    ),
    tile(
      tiles.deposit,
      min_deposit === null ? null : formatMoney(min_deposit, currency, language),
      methodsOf(
        shown,
        ({ direction, min, currency: own }) =>
          direction !== 'out' && min === min_deposit && own === currency,
      ),
    ),
    ...wageringTile(shown.key_facts, words).map((value) => tile(tiles.wagering, value, null)),
  ];
}

const countryName = (code: string, language: Language) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** Empty if the market hides offers, so that the page doesn't reveal whether there are any. */
function wageringTile(key_facts: KeyFacts, { texts, language }: Words): (string | null)[] {
  const { bonuses, promo_codes, shown } = key_facts;
  if (bonuses.count + promo_codes.count === 0) {
    return shown.max_wagering === null ? [] : [texts.tiles.noOffer];
  }
  const wagering = lowestWagering(key_facts);
  if (wagering === null) return [null];
  return [wagering === 0 ? texts.tiles.noWagering : formatTimes(wagering, language)];
}

const hoursInDay = 24;

/** The same units as on cards. */
function timeText(hours: number, { texts: { facts }, language }: Words): string {
  if (hours === 0) return facts.instant;
  const isDays = hours > hoursInDay && hours % hoursInDay === 0;
  const count = isDays ? hours / hoursInDay : hours;
  return fillText(isDays ? facts.days : facts.hours, { range: count.toLocaleString(language) });
}

const maxMethods = 2;

/** More names wouldn't fit into a tile, and some of them would be misleading. */
function methodsOf(
  { facts }: Shown,
  matches: (payment: FactsCard['payments'][number]) => boolean,
): string | null {
  const names = new Set(facts.payments.filter(matches).map(({ method }) => method.name));
  return names.size > 0 && names.size <= maxMethods ? [...names].join(', ') : null;
}
