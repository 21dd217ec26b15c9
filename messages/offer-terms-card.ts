/**
 * The terms of an offer as visitors see them. Terms with a number are written from the number, and others use the text.
 */

import { isEmptyValue } from '#contract/catalogue/terms/empty-value.ts';
import {
  hasOfferTerms,
  type OfferTerms,
  type OfferTermsCard,
} from '#contract/catalogue/terms/offer-terms.ts';
import { agreesWithNumbers } from '#contract/catalogue/terms/parse/agrees-with-numbers.ts';
import { contributionGames } from '#contract/catalogue/terms/terms-numbers.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { TermsTexts } from './en/terms.ts';
import { formatMoney, formatOdds, formatPercent, formatTimes } from './format-number.ts';

export type TermsWording = { language: Language; texts: TermsTexts };

/** Untranslated texts fall back to English. Null if nothing is known about the terms. */
export function offerTermsCard(given: OfferTerms, wording: TermsWording): OfferTermsCard | null {
  if (!hasOfferTerms(given)) return null;
  const { i18n, numbers, ...shared } = given;
  const { language, texts } = wording;
  const inLanguage = (name: keyof OfferTerms['i18n'][Language]) =>
    i18n[language][name] ?? i18n[defaultLanguage][name];
  const eligibility = inLanguage('eligibility');
  const written = writtenNumbers(given, wording);
  return {
    ...shared,
    ...answeredTexts(given, wording, inLanguage('value')),
    eligibility,
    text: inLanguage('text'),
    numbers: isEmptyValue(numbers) ? null : numbers,
    shown: {
      kind: given.kind && texts.kinds[given.kind],
      value: shownValue(given, wording),
      line: known([
        written.minDeposit ?? (given.min_deposit && texts.minDeposit(given.min_deposit)),
        written.wagering ?? (given.wagering && texts.wagering(given.wagering)),
        written.minOdds,
        written.use,
        eligibility,
      ]),
      details: known([
        written.maxBet ?? (given.max_bet && texts.maxBet(given.max_bet)),
        ...written.details,
      ]),
      cost: null,
    },
  };
}

/**
 * Returns the stored texts, except for texts that are empty or contradict their numbers: these are written from the
 * numbers.
 */
function answeredTexts(given: OfferTerms, wording: TermsWording, value: string | null) {
  const { numbers, min_deposit, wagering, max_bet } = given;
  if (isEmptyValue(numbers)) return { min_deposit, wagering, max_bet, value };
  const { language } = wording;
  const money = (amount: number | null) =>
    ifKnown(amount, (known) => formatMoney(known, numbers.currency, language));
  const written = {
    min_deposit: money(numbers.min_deposit),
    wagering: ifKnown(numbers.wagering, (times) => formatTimes(times, language)),
    max_bet: money(numbers.max_bet),
    value: writtenValue(given, wording),
  };
  const answered = (field: keyof typeof written, text: string | null) => {
    const number = written[field];
    if (text === null || number === null || text === number) return text ?? number;
    return agreesWithNumbers(field, text, numbers) ? text : number;
  };
  return {
    min_deposit: answered('min_deposit', min_deposit),
    wagering: answered('wagering', wagering),
    max_bet: answered('max_bet', max_bet),
    value: answered('value', value),
  };
}

const known = (facts: (string | null)[]) => facts.filter((fact) => fact !== null);

const ifKnown = <Value>(value: Value | null, write: (value: Value) => string) =>
  value === null ? null : write(value);

/** The only kind of game that counts towards wagering, in full. Undefined if several do, or not all are known. */
function onlyGame(contribution: OfferTerms['numbers']['contribution']) {
  const [only, ...others] = contributionGames.filter((game) => contribution[game] !== 0);
  return only && others.length === 0 && contribution[only] === 100 ? only : undefined;
}

function writtenNumbers({ numbers }: OfferTerms, { language, texts }: TermsWording) {
  const money = (amount: number) => formatMoney(amount, numbers.currency, language);
  const shares = contributionGames.flatMap((game) => {
    const percent = numbers.contribution[game];
    return percent === null ? [] : [texts.game(game, formatPercent(percent, language))];
  });
  const only = onlyGame(numbers.contribution);
  const contribution = shares.length > 0 ? texts.contribution(shares.join(', ')) : null;
  const written = (amount: number | null, write: (formatted: string) => string) =>
    ifKnown(amount, (value) => write(money(value)));
  return {
    minDeposit: written(numbers.min_deposit, texts.minDeposit),
    wagering: ifKnown(numbers.wagering, (times) =>
      times === 0
        ? texts.noWagering
        : texts.wagering(formatTimes(times, language), numbers.wagering_base),
    ),
    minOdds: ifKnown(numbers.min_odds, (odds) => texts.minOdds(formatOdds(odds, language))),
    use: ifKnown(numbers.days_to_use, texts.use),
    maxBet: written(numbers.max_bet, texts.maxBet),
    details: [
      written(numbers.max_cashout, texts.maxCashout),
      written(numbers.spin_value, texts.spinValue),
      ifKnown(numbers.days_to_claim, texts.claim),
      only ? texts.onlyContribution(only) : contribution,
      ifKnown(numbers.sticky, (sticky) => (sticky ? texts.sticky : texts.notSticky)),
    ],
  };
}

type Valued = Pick<OfferTerms, 'kind' | 'numbers'> & {
  i18n: Record<Language, { value: string | null }>;
};

/**
 * Returns the editor's text if it contains the same numbers. Numbers formatted in the page's language take precedence
 * over an English text.
 */
export function shownValue(terms: Valued, wording: TermsWording): string | null {
  const translated = terms.i18n[wording.language].value;
  const written = writtenValue(terms, wording);
  if (written === null) return translated ?? terms.i18n[defaultLanguage].value;
  return translated !== null && agreesWithNumbers('value', translated, terms.numbers)
    ? translated
    : written;
}

function writtenValue({ kind, numbers }: Valued, { language, texts }: TermsWording): string | null {
  const { amount, percent, cap, free_spins, currency, one_of } = numbers;
  const { value } = texts;
  const money = (given: number) => formatMoney(given, currency, language);
  const share = percent ? formatPercent(percent, language) : null;
  // An amount next to a percentage is the maximum.
  const most = ifKnown(share === null ? cap : (cap ?? amount), money);
  const match =
    share === null
      ? ifKnown(most, value.upTo)
      : most === null
        ? value.percent(share, kind)
        : value.percentUpTo(share, most, kind);
  const parts = known([
    match,
    share === null ? ifKnown(amount, (given) => value.amount(money(given), kind)) : null,
    ifKnown(free_spins, value.freeSpins),
  ]);
  return parts.length > 0 ? parts.join(one_of ? value.or : ' + ') : null;
}
