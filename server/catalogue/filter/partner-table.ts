/**
 * All partners with what they can be filtered by, as numbers in a few arrays: a catalogue of 50,000 partners would take
 * hundreds of megabytes as objects. Only the terms of offers stay objects, because a value is calculated from all of them.
 */
import { lastValidDay } from '#contract/catalogue/fact/valid-licence.ts';
import { bonusKinds } from '#contract/catalogue/filter/filter-value.ts';
import { bonusKindsOf } from '#contract/catalogue/terms/bonus-kind.ts';
import { termsFields } from '#contract/catalogue/terms/terms-field.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type {
  FilteredOffer,
  FilteredPartner,
} from '../../../db/repositories/catalogue/filter/filtered-partner.ts';
import type { CostedTerms } from './best-offer.ts';
import { type Interned, interned } from './interned.ts';
import { growLists, grown, type RowLists, rowLists } from './row-list.ts';

/** Places of the numbers of a payment, a licence and an offer within the list of a row. */
export const payment = { method: 0, market: 1, direction: 2, min: 3, currency: 4, hours: 5 };
export const paymentWidth = 6;
/** The last valid day of a licence is a number such as 20261231. */
export const licence = { regulator: 0, market: 1, lastDay: 2 };
export const licenceWidth = 3;
export const directions = { in: 1, out: 2, both: 3 };

export const offer = {
  subject: 0,
  id: 1,
  market: 2,
  from: 3,
  until: 4,
  wagering: 5,
  kinds: 6,
  terms: 7,
  currency: 8,
};
export const offerWidth = 9;
export const subjects = { bonuses: 0, promo_codes: 1 };

/** A state takes two numbers: the second is the market. */
export const stateWidth = 2;
export const states = { open: 1, closed: 2 };

/** Compares as more than any limit. */
export const unknown = Number.POSITIVE_INFINITY;

/** For a market or a currency that isn't named. Numbers of the others start at 1. */
export const none = 0;

/** Wagering has at most two decimals, so it fits into two bytes. */
export const wageringUnit = 100;
export const unknownWagering = 65_534;

export type PartnerTable = {
  /** Zero for rows of deleted products, which aren't used again. */
  ids: Uint32Array;
  size: number;
  rowOf(id: number): number | undefined;
  regulators: Interned<number>;
  methods: Interned<number>;
  providers: Interned<number>;
  languages: Interned<string>;
  markets: Interned<string>;
  currencies: Interned<string>;
  states: RowLists;
  licences: RowLists;
  payments: RowLists;
  providersOf: RowLists;
  languagesOf: RowLists;
  offers: RowLists;
  /** The terms of each offer of a row, in the same order. */
  termsOf: CostedTerms[][];
  upsert(partner: FilteredPartner): number;
  remove(id: number): number | undefined;
  /** The products that had the offer when they were last read. */
  ownersOf(subject: FilteredOffer['subject'], id: number): number[];
  bytes(): number;
};

const leastRows = 64;
const small = (length: number) => new Uint32Array(length);
const exact = (length: number) => new Float64Array(length);

export const marketNumber = (table: PartnerTable, code: MarketCode | null): number =>
  code === null ? none : table.markets.numberOf(code) + 1;
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
export const currencyNumber = (table: PartnerTable, currency: string | null): number =>
  currency === null ? none : table.currencies.numberOf(currency) + 1;

export function partnerTable(): PartnerTable {
  const rows = new Map<number, number>();

  const table: PartnerTable = {
    ids: small(leastRows),
    size: 0,
    rowOf: (id) => rows.get(id),
    regulators: interned(),
    methods: interned(),
    providers: interned(),
    languages: interned(),
    markets: interned(),
    currencies: interned(),
    states: rowLists(leastRows, small),
    licences: rowLists(leastRows, small),
    payments: rowLists(leastRows, exact),
    providersOf: rowLists(leastRows, small),
    languagesOf: rowLists(leastRows, small),
    offers: rowLists(leastRows, exact),
    termsOf: [],

    upsert(partner) {
      const row = rows.get(partner.id) ?? table.size;
      if (row === table.size) addRow(partner.id);
      write(row, partner);
      return row;
    },

    remove(id) {
      const row = rows.get(id);
      if (row === undefined) return undefined;
      rows.delete(id);
      table.ids[row] = 0;
      table.termsOf[row] = [];
      for (const list of lists) list.set(row, []);
      return row;
    },

    ownersOf(subject, id) {
      const { start, length, values } = table.offers;
      const owners: number[] = [];
      for (let row = 0; row < table.size; row += 1) {
        const from = start[row] as number;
        const end = from + (length[row] as number);
        for (let at = from; at < end; at += offerWidth) {
          if (values[at + offer.id] !== id || values[at] !== subjects[subject]) continue;
          owners.push(table.ids[row] as number);
        }
      }
      return owners;
    },

    bytes: () => table.ids.byteLength + lists.reduce((sum, list) => sum + list.bytes(), 0),
  };
  const lists = [
    table.states,
    table.licences,
    table.payments,
    table.providersOf,
    table.languagesOf,
    table.offers,
  ];

  function addRow(id: number) {
    const row = table.size;
    if (row === table.ids.length) {
      table.ids = grown(table.ids, 2 * row);
      for (const list of lists) growLists(list, 2 * row);
    }
    table.size += 1;
    table.ids[row] = id;
    rows.set(id, row);
  }

  function write(row: number, partner: FilteredPartner) {
    const market = (code: MarketCode | null) => marketNumber(table, code);
    const currency = (code: string | null) => currencyNumber(table, code);
    table.states.set(
      row,
      partner.states.flatMap(({ market_code, state }) => [states[state], market(market_code)]),
    );
    table.licences.set(
      row,
      partner.licences.flatMap((given) => {
        const lastDay = lastValidDay(given);
        if (lastDay === undefined) return [];
        const regulator = table.regulators.numberOf(given.regulator_id);
        const covered = given.markets.length === 0 ? [none] : given.markets.map(market);
        return covered.flatMap((code) => [regulator, code, dayNumber(lastDay)]);
      }),
    );
    table.payments.set(
      row,
      partner.payments.flatMap((given) => [
        table.methods.numberOf(given.method_id),
        market(given.market_code),
        directions[given.direction],
        given.min ?? unknown,
        currency(given.currency),
        given.hours_max ?? unknown,
      ]),
    );
    table.providersOf.set(
      row,
      partner.providers.map((id) => table.providers.numberOf(id)),
    );
    table.languagesOf.set(
      row,
      partner.languages.map((tag) => table.languages.numberOf(tag)),
    );
    table.termsOf[row] = partner.offers.map(({ terms: { kind, numbers } }) => ({ kind, numbers }));
    table.offers.set(
      row,
      partner.offers.flatMap((given) => [
        subjects[given.subject],
        given.id,
        market(given.market_code),
        given.live_from ?? Number.NEGATIVE_INFINITY,
        given.live_until ?? Number.POSITIVE_INFINITY,
        wageringNumber(given.terms.numbers.wagering),
        kindsMask(given.terms),
        termsMask(given.filled_terms),
        currency(given.terms.numbers.currency),
      ]),
    );
  }

  return table;
}

export const wageringNumber = (wagering: number | null): number =>
  wagering === null ? unknownWagering : Math.round(wagering * wageringUnit);

function kindsMask(terms: CostedTerms): number {
  const kinds = bonusKindsOf(terms);
  return bonusKinds.reduce(
    (mask, kind, bit) => (kinds.includes(kind) ? mask | (1 << bit) : mask),
    0,
  );
}

export const termsMask = (names: readonly string[]): number =>
  termsFields.reduce((mask, name, bit) => (names.includes(name) ? mask | (1 << bit) : mask), 0);
