/** What the partners offer in one market: its own facts, and those of its country and of all markets. */
import { bonusKinds } from '#contract/catalogue/filter/filter-value.ts';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { SubjectEffects } from '#contract/site/rule-effect.ts';
import type { FilterMarket } from '../../../db/repositories/catalogue/filter/filter-market.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { packedCost, unknown } from './expected-cost.ts';
import {
  currencyNumber,
  directions,
  marketNumber,
  none,
  offer,
  offerWidth,
  type PartnerTable,
  pairWidth,
  payment,
  paymentWidth,
  states,
  subjects,
  termsMask,
  wageringNumber,
} from './partner-table.ts';
import { type RowLists, rowLists } from './row-list.ts';

/** Offers that the rules of a market hide don't count, and those that it only names have no cost. */
export type OfferEffects = Pick<SubjectEffects, 'bonuses' | 'promo_codes'>;

export type MarketView = {
  /** 1 for partners that are in the market's list. */
  listed: Uint8Array;
  /** Numbers of the regulators of the licences, and of the payment methods. */
  licences: RowLists;
  payments: RowLists;
  payoutHours: Float64Array;
  minDeposit: Float64Array;
  /** The least wagering of a row's offers of any kind, followed by that of each kind. */
  wagering: Uint16Array;
  cost: Float64Array;
  /** The number of rows there is room for. */
  capacity: number;
  refresh(row: number): void;
  /** Lets offers start and end. Returns false if the clock was set back, which needs a new view. */
  moveTo(now: number): boolean;
  bytes(): number;
};

/** No offer of the kind. */
export const noOffer = 65_535;
export const anyKind = 0;
export const wageringWidth = 1 + bonusKinds.length;

type Options = { table: PartnerTable; market: FilterMarket; effects: OfferEffects; now: number };

/** Empty until its rows are refreshed. */
export function marketView({ table, market, effects, now: openedAt }: Options): MarketView {
  const capacity = table.ids.length;
  const own = marketNumber(table, market.code);
  const parent = market.parent === null ? own : marketNumber(table, market.parent);
  const currency = currencyNumber(table, market.currency);
  const required = new Set(market.requiredLicences.map((id) => table.regulators.numberOf(id)));
  const requiredTerms = termsMask(market.requiredTerms);
  const maxWagering = market.maxWagering === null ? undefined : wageringNumber(market.maxWagering);
  /** When an offer of the row starts or ends next. */
  const nextChange = new Float64Array(capacity);
  let now = openedAt;

  const view: MarketView = {
    listed: new Uint8Array(capacity),
    licences: rowLists(capacity, (length) => new Uint32Array(length)),
    payments: rowLists(capacity, (length) => new Uint32Array(length)),
    payoutHours: new Float64Array(capacity),
    minDeposit: new Float64Array(capacity),
    wagering: new Uint16Array(capacity * wageringWidth),
    cost: new Float64Array(capacity),
    capacity,
    refresh(row) {
      refreshLicences(row);
      refreshPayments(row);
      refreshOffers(row);
    },
    moveTo(time) {
      if (time < now) return false;
      if (time === now) return true;
      now = time;
      for (let row = 0; row < table.size; row += 1) {
        if ((nextChange[row] as number) <= now) refreshOffers(row);
      }
      return true;
    },
    bytes: () =>
      capacity * (1 + 8 + 8 + 2 * wageringWidth + 8 + 8) +
      view.licences.bytes() +
      view.payments.bytes(),
  };

  const isHere = (code: number | undefined) => code === own || code === parent;

  function refreshLicences(row: number) {
    const { start, length, values } = table.licences;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    const found: number[] = [];
    let isLicensed = required.size === 0;
    for (let at = from; at < end; at += pairWidth) {
      const [regulator, code] = [values[at] as number, values[at + 1]];
      if (code !== none && !isHere(code)) continue;
      if (!found.includes(regulator)) found.push(regulator);
      isLicensed ||= required.has(regulator);
    }
    view.licences.set(row, found);
    view.listed[row] = isLicensed && table.ids[row] !== 0 ? 1 : 0;
  }

  /** A region's payments by a method replace its country's, which replace those for all markets. */
  const levelOf = (code: number | undefined) =>
    code === own ? 3 : code === parent ? 2 : code === none ? 1 : 0;

  function refreshPayments(row: number) {
    const { start, length, values } = table.payments;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    const levels = new Map<number, number>();
    for (let at = from; at < end; at += paymentWidth) {
      const method = values[at + payment.method] as number;
      const level = levelOf(values[at + payment.market]);
      if (level > (levels.get(method) ?? 0)) levels.set(method, level);
    }
    let [hours, min] = [unknown, unknown];
    for (let at = from; at < end; at += paymentWidth) {
      const level = levelOf(values[at + payment.market]);
      if (level !== levels.get(values[at + payment.method] as number)) continue;
      const direction = values[at + payment.direction];
      const code = values[at + payment.currency];
      if (direction !== directions.in) {
        hours = Math.min(hours, values[at + payment.hours] as number);
      }
      if (direction !== directions.out && (code === none || code === currency)) {
        min = Math.min(min, values[at + payment.min] as number);
      }
    }
    view.payments.set(row, [...levels.keys()]);
    view.payoutHours[row] = hours;
    view.minDeposit[row] = min;
  }

  /** What is said about the region itself counts before what is said about its country. */
  function isClosed(row: number): boolean {
    const { start, length, values } = table.states;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    let inParent = false;
    for (let at = from; at < end; at += pairWidth) {
      if (values[at + 1] === own) return values[at] === states.closed;
      if (values[at + 1] === parent) inParent = values[at] === states.closed;
    }
    return inParent;
  }

  function refreshOffers(row: number) {
    const { start, length } = table.offers;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    const first = row * wageringWidth;
    view.wagering.fill(noOffer, first, first + wageringWidth);
    view.cost[row] = unknown;
    nextChange[row] = unknown;
    if (from === end || isClosed(row)) return;
    for (let at = from; at < end; at += offerWidth) if (isShown(at)) addOffer(row, at);
  }

  const effectOn = (at: number) =>
    table.offers.values[at + offer.subject] === subjects.bonuses
      ? effects.bonuses
      : effects.promo_codes;

  function isShown(at: number): boolean {
    const { values } = table.offers;
    if (effectOn(at) === 'hide') return false;
    if (!isHere(values[at + offer.market])) return false;
    const filled = values[at + offer.terms] as number;
    if ((filled & requiredTerms) !== requiredTerms) return false;
    return maxWagering === undefined || (values[at + offer.wagering] as number) <= maxWagering;
  }

  function addOffer(row: number, at: number) {
    const { values } = table.offers;
    const from = values[at + offer.from] as number;
    const until = values[at + offer.until] as number;
    const next = now < from ? from : now < until ? until : unknown;
    nextChange[row] = Math.min(nextChange[row] as number, next);
    if (now < from || now >= until) return;
    const wagering = values[at + offer.wagering] as number;
    const kinds = values[at + offer.kinds] as number;
    const first = row * wageringWidth;
    const lower = (place: number) => {
      if (wagering < (view.wagering[place] as number)) view.wagering[place] = wagering;
    };
    lower(first + anyKind);
    for (let kind = 0; kind < bonusKinds.length; kind += 1) {
      if (kinds & (1 << kind)) lower(first + 1 + kind);
    }
    const code = values[at + offer.currency];
    if (effectOn(at) === 'show' && (code === none || code === currency)) {
      view.cost[row] = Math.min(view.cost[row] as number, costIn(row, at));
    }
  }

  function costIn(row: number, at: number): number {
    if (market.slotsReturn === defaultReturns.slots) {
      return table.offers.values[at + offer.cost] as number;
    }
    const place = (at - (table.offers.start[row] as number)) / offerWidth;
    return packedCost(table.termsOf[row]?.[place] ?? '', market.slotsReturn);
  }

  return view;
}

/** Yields to waiting requests. Rows that change meanwhile must be refreshed by whoever changes them. */
export async function fillView(table: PartnerTable, view: MarketView): Promise<void> {
  for await (const block of inSlices(blocks(table.size))) {
    for (let row = block; row < Math.min(block + blockLength, table.size); row += 1) {
      view.refresh(row);
    }
  }
}

const blockLength = 500;
function* blocks(size: number) {
  for (let block = 0; block < size; block += blockLength) yield block;
}
