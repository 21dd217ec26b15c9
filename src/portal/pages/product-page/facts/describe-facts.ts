/**
 * Formats the facts about a partner when the page is loaded. Browsers and servers have different names for countries
 * and languages, so the browser must not format them again.
 */
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { Language } from '#contract/language.ts';
import type { ProductText } from '../../../../../messages/en/product.ts';
import { fillText } from '../../../../../messages/fill-text.ts';
import { longDate } from '../../../format-by-language.ts';

type Texts = ProductText['facts'];
type Fee = Pick<FactsCard['payments'][number], 'fee' | 'fee_amount' | 'fee_percent' | 'currency'>;
type FactSource = Pick<FactsCard, 'source_url' | 'verified_on' | 'is_outdated'>;
type Source = { href: string | null; checked: string | null; isOutdated: boolean };

export type DescribedFacts = {
  licences: (Source & {
    regulator: string;
    country: string | null;
    number: string | null;
    register: string | null;
    holder: string | null;
    state: string;
    isValid: boolean;
    operatesHere: boolean;
    complaints: string | null;
  })[];
  payments: (Source & {
    method: string;
    direction: string;
    amount: string;
    time: string;
    fee: string | null;
  })[];
  others: { label: string; value: string }[];
  source: Source;
};

export function describeFacts(
  facts: FactsCard,
  texts: Texts,
  language: Language,
): DescribedFacts | null {
  const words = factWords(language, texts);
  const licences = facts.licences.map(({ regulator, ...licence }) => ({
    regulator: regulator.name,
    country: regulator.country && words.country(regulator.country),
    number: licence.number,
    register: licence.register_url ?? regulator.register_url,
    holder: licence.holder,
    state: words.licenceState(licence),
    isValid: licence.state === 'valid',
    operatesHere: licence.operates_here,
    complaints: regulator.complaints_url,
    ...words.source(licence),
  }));
  const payments = facts.payments.map((payment) => ({
    method: payment.method.name,
    direction: texts.directions[payment.direction],
    amount: words.amounts(payment.min, payment.max, payment.currency),
    time: words.hours(payment.hours_min, payment.hours_max),
    fee: words.fee(payment),
    ...words.source(payment),
  }));
  const others = otherFacts(facts, texts, words);
  if (licences.length + payments.length + others.length === 0) return null;
  return { licences, payments, others, source: words.source(facts) };
}

function otherFacts(facts: FactsCard, texts: Texts, words: FactWords) {
  const { owner, established, support, game_counts: games } = facts;
  const counted = (['slots', 'table', 'live', 'other'] as const).flatMap((kind) => {
    const count = games[kind];
    return count === null ? [] : fillText(texts.games[kind], { count: words.figure(count) });
  });
  const limits = facts.limits.map(({ kind, period, max, currency }) =>
    fillText(texts.limit, {
      kind: texts.limitKinds[kind],
      amount: words.money(max, currency),
      period: texts.periods[period],
    }),
  );
  const channels = support.channels.map((channel) => texts.channels[channel]);
  const lines: [label: keyof Texts['labels'], values: (string | null)[]][] = [
    ['owner', [owner]],
    ['established', [established === null ? null : String(established)]],
    ['limits', limits],
    ['games', counted],
    ['providers', facts.providers],
    ['currencies', facts.currencies],
    ['languages', facts.languages.map(words.language)],
    ['support', [...channels, support.hours, ...facts.support_languages.map(words.language)]],
    ['closed', facts.closed_regions.map(words.region)],
  ];
  return lines.flatMap(([label, values]) => {
    const filled = values.filter((value) => value !== null);
    return filled.length > 0 ? [{ label: texts.labels[label], value: filled.join(', ') }] : [];
  });
}

type FactWords = ReturnType<typeof factWords>;

export function factWords(language: Language, texts: Texts) {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const figures = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const figure = (value: number) => figures.format(value);
  const money = (value: number, currency: string | null) => {
    if (currency === null) return figure(value);
    const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
    return new Intl.NumberFormat(language, style).format(value);
  };
  const day = (date: string) => longDate(language).format(new Date(date));
  const country = (code: string) => countries.of(code) ?? code;
  return {
    figure,
    money,
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? country(code) : code),
    language: (tag: string) => languages.of(tag) ?? tag,
    /** Browsers don't know the names of regions, so they are shown as a country and a code. */
    region: (code: string) => {
      const [land = '', part] = code.split('-');
      const name = /^[A-Z]{2}$/.test(land) ? country(land) : land;
      return part === undefined ? name : `${name} (${part})`;
    },
    amounts(min: number | null, max: number | null, currency: string | null) {
      if (min !== null && max !== null) return `${money(min, currency)} – ${money(max, currency)}`;
      if (min !== null) return fillText(texts.from, { amount: money(min, currency) });
      return max === null ? '' : fillText(texts.upTo, { amount: money(max, currency) });
    },
    fee({ fee, fee_amount, fee_percent, currency }: Fee): string | null {
      const parts = [
        fee_percent ? percents.format(fee_percent / 100) : null,
        fee_amount ? money(fee_amount, currency) : null,
      ].filter((part) => part !== null);
      const isFree = parts.length === 0 && (fee_amount ?? fee_percent) !== null;
      if (isFree) return texts.free;
      const shown = parts.length > 0 ? parts.join(' + ') : fee;
      return shown && fillText(texts.fee, { fee: shown });
    },
    hours(min: number | null, max: number | null) {
      const most = max ?? min;
      if (most === null) return '';
      if (most === 0) return texts.instant;
      const [unit, divisor] = most > 48 ? (['days', 24] as const) : (['hours', 1] as const);
      const shown = (hours: number) => figure(Math.round((hours / divisor) * 10) / 10);
      const range =
        min === null || max === null || min === max ? shown(most) : `${shown(min)} – ${shown(max)}`;
      return fillText(texts[unit], { range });
    },
    licenceState: ({
      state,
      valid_until,
    }: Pick<FactsCard['licences'][number], 'state' | 'valid_until'>) =>
      state === 'valid' && valid_until !== null
        ? fillText(texts.validUntil, { date: day(valid_until) })
        : texts.states[state],
    source({ source_url, verified_on, is_outdated }: FactSource): Source {
      if (verified_on === null) return { href: source_url, checked: null, isOutdated: false };
      const checked = fillText(is_outdated ? texts.outdated : texts.checked, {
        date: day(verified_on),
      });
      return { href: source_url, checked, isOutdated: is_outdated };
    },
  };
}
