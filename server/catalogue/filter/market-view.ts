/** What the partners offer in one market: its own facts, and those of its country and of all markets. */
import { bonusKinds } from '#contract/catalogue/filter/filter-value.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import type { FilterMarket } from '../../../db/repositories/catalogue/filter/filter-market.ts';
import { inSlices } from '../../../db/time-slice.ts';
import {
  type AskedDeposit,
  type BestOffers,
  bestOffers,
  type CostedTerms,
  isUsualDeposit,
} from './best-offer.ts';
import {
  currencyNumber,
  dayNumber,
  licence,
  licenceWidth,
  marketNumber,
  none,
  offer,
  offerWidth,
  type PartnerTable,
  states,
  stateWidth,
  subjects,
  termsMask,
  unknown,
  wageringNumber,
} from './partner-table.ts';
import { leastOf, method, methodsIn } from './payment-method.ts';
import { type RowLists, rowLists } from './row-list.ts';

/** Offers that the rules of a market hide don't count, and those that it only names have no cost. */
export type OfferEffects = Pick<SubjectEffects, 'bonuses' | 'promo_codes'>;

export type MarketView = {
  /** 1 for partners that are in the market's list. */
  listed: Uint8Array;
  /** Numbers of the regulators of the licences. */
  licences: RowLists;
  /** The payment methods, each with its fastest payout and its smallest deposit. */
  methods: RowLists;
  payoutHours: Float64Array;
  minDeposit: Float64Array;
  /** The least wagering of a row's offers of any kind, followed by that of each kind. */
  wagering: Uint16Array;
  /** Those for the usual deposit are kept. */
  bestOffers(asked: AskedDeposit): BestOffers;
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
  const today = dayNumber(market.today);
  const requiredTerms = termsMask(market.requiredTerms);
  const maxWagering = market.maxWagering === null ? undefined : wageringNumber(market.maxWagering);
  /** When an offer of the row starts or ends next. */
  const nextChange = new Float64Array(capacity);
  const usual = bestOffers(capacity, market, {});
  let now = openedAt;

  const view: MarketView = {
    listed: new Uint8Array(capacity),
    licences: rowLists(capacity, (length) => new Uint32Array(length)),
    methods: rowLists(capacity, (length) => new Float64Array(length)),
    payoutHours: new Float64Array(capacity),
    minDeposit: new Float64Array(capacity),
    wagering: new Uint16Array(capacity * wageringWidth),
    bestOffers: bestOffersFor,
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
      capacity * (1 + 8 + 8 + 2 * wageringWidth + 8) +
      view.licences.bytes() +
      view.methods.bytes() +
      usual.bytes(),
  };

  const isHere = (code: number | undefined) => code === own || code === parent;

  function refreshLicences(row: number) {
    const { start, length, values } = table.licences;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    const found: number[] = [];
    let isLicensed = required.size === 0;
    for (let at = from; at < end; at += licenceWidth) {
      const [regulator, code] = [values[at] as number, values[at + licence.market]];
      if (code !== none && !isHere(code)) continue;
      if ((values[at + licence.lastDay] as number) < today) continue;
      if (!found.includes(regulator)) found.push(regulator);
      isLicensed ||= required.has(regulator);
    }
    view.licences.set(row, found);
    view.listed[row] = isLicensed && table.ids[row] !== 0 ? 1 : 0;
  }

  function refreshPayments(row: number) {
    const methods = methodsIn(table, row, { own, parent, currency });
    view.methods.set(row, methods);
    view.payoutHours[row] = leastOf(methods, method.hours);
    view.minDeposit[row] = leastOf(methods, method.min);
  }

  /** What is said about the region itself counts before what is said about its country. */
  function isClosed(row: number): boolean {
    const { start, length, values } = table.states;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    let inParent = false;
    for (let at = from; at < end; at += stateWidth) {
      if (values[at + 1] === own) return values[at] === states.closed;
      if (values[at + 1] === parent) inParent = values[at] === states.closed;
    }
    return inParent;
  }

  function refreshOffers(row: number) {
    const first = row * wageringWidth;
    view.wagering.fill(noOffer, first, first + wageringWidth);
    usual.clear(row);
    nextChange[row] = unknown;
    eachShown(row, (at, termsOf) => {
      if (isLive(row, at)) addOffer(row, at, termsOf);
    });
  }

  /** Offers that the market shows once they've started. */
  function eachShown(row: number, visit: (at: number, termsOf: () => CostedTerms) => void) {
    const { start, length } = table.offers;
    const from = start[row] as number;
    const end = from + (length[row] as number);
    if (from === end || isClosed(row)) return;
    for (let at = from; at < end; at += offerWidth) {
      const termsOf = () => table.termsOf[row]?.[(at - from) / offerWidth] as CostedTerms;
      if (isShown(at)) visit(at, termsOf);
    }
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

  /** Also notes when the offer starts or ends. */
  function isLive(row: number, at: number): boolean {
    const { values } = table.offers;
    const from = values[at + offer.from] as number;
    const until = values[at + offer.until] as number;
    const next = now < from ? from : now < until ? until : unknown;
    nextChange[row] = Math.min(nextChange[row] as number, next);
    return now >= from && now < until;
  }

  function addOffer(row: number, at: number, termsOf: () => CostedTerms) {
    const { values } = table.offers;
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
    if (isCompared(at)) usual.add(row, termsOf());
  }

  /** Amounts are never converted. */
  function isCompared(at: number): boolean {
    const code = table.offers.values[at + offer.currency];
    return effectOn(at) === 'show' && (code === none || code === currency);
  }

  function bestOffersFor(asked: AskedDeposit): BestOffers {
    if (isUsualDeposit(asked)) return usual;
    const best = bestOffers(capacity, market, asked);
    for (let row = 0; row < table.size; row += 1) {
      if (view.listed[row] !== 1) continue;
      eachShown(row, (at, termsOf) => {
        if (isLive(row, at) && isCompared(at)) best.add(row, termsOf());
      });
    }
    return best;
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
