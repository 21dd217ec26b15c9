/** Puts the facts on a partner's card into words, and why it's in a filtered list. */
import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import { lowestWagering } from '#contract/catalogue/fact/known-offers.ts';
import type { BonusKind } from '#contract/catalogue/filter/filter-value.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { KeyFactTexts } from './en/content/key-facts.ts';
import { fillText } from './fill-text.ts';
import { formatMoney, formatTimes } from './format-number.ts';

/** Created once, because creating one takes longer than writing a card. */
const regionNames = inEachLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'region', style: 'short' }),
);
const lists = inEachLanguage(
  (language) => new Intl.ListFormat(language, { type: 'unit', style: 'short' }),
);

export type KeyFactWording = { language: Language; texts: KeyFactTexts };
type Facts = Omit<KeyFacts, 'shown'>;
export function shownKeyFacts(
  facts: Facts,
  isClosed: boolean,
  wording: KeyFactWording,
): KeyFacts['shown'] {
  const { texts, language } = wording;
  const { licence, payout_hours, min_deposit, currency, bonuses, promo_codes } = facts;
  const wagering = lowestWagering(facts);
  const hasOffer = bonuses.count + promo_codes.count > 0;
  const noOffer = isClosed ? null : texts.noOffer;
  const wageringShown = wagering === null ? null : wageringText(wagering, wording);
  return {
    licence: licence && licenceText(licence, wording),
    payout_hours: payout_hours === null ? null : payoutText(payout_hours, wording),
    min_deposit:
      min_deposit === null
        ? null
        : fillText(texts.deposit, { amount: formatMoney(min_deposit, currency, language) }),
    max_wagering: hasOffer ? wageringShown : noOffer,
    unknown: unknownText(facts, wording),
  };
}

function licenceText(
  { regulator, country }: NonNullable<Facts['licence']>,
  { texts, language }: KeyFactWording,
): string {
  if (country === null) return regulatorText(regulator, { texts });
  const name = regionNames[language].of(country) ?? country;
  const withArticle = texts.countriesWithThe.includes(country) ? `the ${name}` : name;
  return fillText(texts.licensed, { country: withArticle });
}

export const regulatorText = (regulator: string, { texts }: Pick<KeyFactWording, 'texts'>) =>
  fillText(texts.licence, { regulator });

function unknownText(facts: Facts, { texts, language }: KeyFactWording): string | null {
  const names = (['licence', 'payout_hours', 'min_deposit'] as const)
    .filter((name) => facts[name] === null)
    .map((name) => texts.names[name]);
  if (names.length === 0) return null;
  return fillText(texts.unknown, { names: lists[language].format(names) });
}

export const wageringText = (times: number, { texts, language }: KeyFactWording): string =>
  times === 0
    ? texts.noWagering
    : fillText(texts.wagering, { times: formatTimes(times, language) });

const hoursInDay = 24;

function timeText(hours: number, { texts, language }: KeyFactWording): string {
  const isDays = hours > hoursInDay && hours % hoursInDay === 0;
  const count = isDays ? hours / hoursInDay : hours;
  return fillText(isDays ? texts.days : texts.hours, { count: count.toLocaleString(language) });
}

const payoutText = (hours: number, wording: KeyFactWording): string =>
  hours === 0
    ? wording.texts.payoutNow
    : fillText(wording.texts.payout, { time: timeText(hours, wording) });

export function methodText(name: string, hours: number | null, wording: KeyFactWording): string {
  if (hours === null) return name;
  return hours === 0
    ? fillText(wording.texts.methodNow, { name })
    : fillText(wording.texts.method, { name, time: timeText(hours, wording) });
}

export const providerText = (name: string, { texts }: KeyFactWording): string =>
  fillText(texts.provider, { name });

export const siteLanguageText = (language: string, { texts }: KeyFactWording): string =>
  fillText(texts.siteLanguage, { language });

export const kindText = (kind: BonusKind, { texts }: KeyFactWording): string => texts.kinds[kind];

type Value = { amount: number; currency: string | null };

export const valueText = ({ amount, currency }: Value, { texts, language }: KeyFactWording) =>
  fillText(texts.value, { amount: formatMoney(amount, currency, language) });
