/** Describes changes in the terms of an offer, in the same words as the terms themselves. */
import { hasValueNumber } from '#contract/catalogue/terms/parse/says-same-numbers.ts';
import {
  maxToldChanges,
  type OfferChange,
  type SeenTerms,
  type ToldField,
  toldFields,
} from '#contract/catalogue/terms/seen-terms.ts';
import { contributionGames } from '#contract/catalogue/terms/terms-numbers.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { asIfUtc } from '#contract/wall-clock.ts';
import type { OfferChangeTexts } from './en/offer-change.ts';
import type { TermsTexts } from './en/terms.ts';
import { formatMoney, formatOdds, formatPercent, formatTimes } from './format-number.ts';
import { shownValue } from './offer-terms-card.ts';

type ChangeWording = {
  language: Language;
  texts: { terms: TermsTexts; changes: OfferChangeTexts };
};

type State = { on: string; terms: SeenTerms };
type Write = (terms: SeenTerms, wording: ChangeWording) => string | null;

/** Returns the newest changes first. Each is the difference between the beginning and the end of a day. */
export function offerChanges(states: readonly State[], wording: ChangeWording): OfferChange[] {
  const [first, ...later] = states;
  if (!first) return [];
  const lastOfDay = [...new Map(later.map((state) => [state.on, state])).values()];
  let before = first;
  const changes: OfferChange[] = [];
  for (const state of lastOfDay) {
    // Within a day, fields stay in the order of the terms.
    changes.unshift(...changesBetween(before, state, wording));
    before = state;
  }
  return changes.slice(0, maxToldChanges);
}

function changesBetween(before: State, { on, terms }: State, wording: ChangeWording) {
  const { texts } = wording;
  return toldFields.flatMap((field): OfferChange[] => {
    const from = written[field](before.terms, wording);
    const to = written[field](terms, wording);
    if (from === to || isRewritten(field, before.terms, terms, [from, to])) return [];
    const said = (value: string | null) =>
      value ?? texts.changes.none[field] ?? texts.changes.unsaid;
    const day = dayFormat(wording).format(Date.parse(on));
    const line = texts.changes.line(texts.changes.fields[field], said(from), said(to), day);
    return [{ field, from, to, on, line }];
  });
}

/** Filling in a number that a text already contains changes nothing for visitors. */
function isRewritten(
  field: ToldField,
  before: SeenTerms,
  after: SeenTerms,
  [from, to]: [string | null, string | null],
): boolean {
  const isNumber = numbersOf[field];
  if (!isNumber || isNumber(before) === isNumber(after)) return false;
  return figuresOf(from) === figuresOf(to);
}

const figuresOf = (text: string | null) => (text?.match(/\d+/g) ?? []).toSorted().join(' ');

const numbersOf: Partial<Record<ToldField, (terms: SeenTerms) => boolean>> = {
  value: ({ numbers }) => hasValueNumber(numbers),
  wagering: ({ numbers }) => numbers.wagering !== null,
  min_deposit: ({ numbers }) => numbers.min_deposit !== null,
  max_bet: ({ numbers }) => numbers.max_bet !== null,
};

const money =
  (field: 'min_deposit' | 'max_bet' | 'max_cashout' | 'spin_value'): Write =>
  ({ numbers }, { language }) =>
    ifKnown(numbers[field], (amount) => formatMoney(amount, numbers.currency, language));

const days =
  (field: 'days_to_claim' | 'days_to_use'): Write =>
  ({ numbers }, { texts }) =>
    ifKnown(numbers[field], texts.changes.days);

const ifKnown = <Value>(value: Value | null, write: (value: Value) => string) =>
  value === null ? null : write(value);

const written: Record<ToldField, Write> = {
  kind: ({ kind }, { texts }) => kind && texts.terms.kinds[kind],
  value: (terms, { language, texts }) => shownValue(terms, { language, texts: texts.terms }),
  wagering: ({ numbers, wagering }, { language }) =>
    ifKnown(numbers.wagering, (times) => formatTimes(times, language)) ?? wagering,
  wagering_base: ({ numbers }, { texts }) =>
    ifKnown(numbers.wagering_base, (base) => texts.changes.bases[base]),
  min_deposit: (terms, wording) => money('min_deposit')(terms, wording) ?? terms.min_deposit,
  max_bet: (terms, wording) => money('max_bet')(terms, wording) ?? terms.max_bet,
  max_cashout: money('max_cashout'),
  spin_value: money('spin_value'),
  contribution: ({ numbers: { contribution } }, { language, texts }) =>
    contributionGames
      .flatMap((game) => {
        const share = contribution[game];
        return share === null ? [] : [texts.terms.game(game, formatPercent(share, language))];
      })
      .join(', ') || null,
  min_odds: ({ numbers }, { language }) =>
    ifKnown(numbers.min_odds, (odds) => formatOdds(odds, language)),
  days_to_claim: days('days_to_claim'),
  days_to_use: days('days_to_use'),
  sticky: ({ numbers }, { texts }) =>
    ifKnown(numbers.sticky, (sticky) => (sticky ? texts.changes.sticky : texts.changes.notSticky)),
  eligibility: ({ i18n }, { language }) =>
    i18n[language].eligibility ?? i18n[defaultLanguage].eligibility,
  expires_at: ({ expires_at }, wording) =>
    ifKnown(expires_at, (time) => dayFormat(wording).format(asIfUtc(time))),
};

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

function dayFormat({ language, texts }: ChangeWording): Intl.DateTimeFormat {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format =
    dayFormats.get(language) ?? new Intl.DateTimeFormat(texts.changes.dayLocale, options);
  dayFormats.set(language, format);
  return format;
}
