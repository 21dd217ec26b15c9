/**
 * Finds the reads that a write can change. Everything that isn't known to stay the same is read again, so a rule that is missing
 * here costs time, and a rule that is wrong hides an effect.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { marketOf, type ReadCall } from '../catalogue/read/read-call.ts';
import type { ReadName } from '../catalogue/read/read-schemas.ts';
import type { MadeRead } from './loaded-page.ts';
import type { EntityKey } from './shown-entity.ts';
import type { ShownPage } from './shown-page.ts';

export type Written = {
  kind: ProposableKind | 'catalogue';
  id: number;
  /** Undefined if unknown. */
  before: WrittenState | null | undefined;
  after: WrittenState | null;
};

type Place = { code: string; parent_code: string | null };
type Markets = 'all' | ReadonlySet<string>;

type Scope = {
  isEverything: boolean;
  keys: Set<EntityKey>;
  products: Set<number>;
  /** Every read in these markets. */
  markets: Set<string>;
  reads: Map<ReadName, Markets>;
};

/** A region inherits from its country. */
const familyOf = (code: string, places: readonly Place[]): string[] => [
  code,
  ...places.flatMap((place) => (place.parent_code === code ? place.code : [])),
];

const codesIn = (states: readonly (WrittenState | null | undefined)[], field: string) =>
  states.flatMap((state) => (state ? [state[field] as string | null] : []));

/** Lists also depend on the texts and facts of products: they are sorted and filtered by them. */
const listsOfProducts: ReadName[] = ['products', 'liveCards', 'contentPage'];
const placesOfProducts: ReadName[] = ['similarProducts', 'top', 'bonuses', 'promoCodes', 'banners'];

/** Cards name the regulator of a licence only if its country is unknown. */
const namingRegulators: ReadName[] = ['product', 'similarProducts', 'top', ...listsOfProducts];

const offerLists = {
  'exclusive-bonus': 'bonuses',
  'promo-code': 'promoCodes',
  banner: 'banners',
  'top-list-entry': 'top',
} as const;

type InMarket = { market_code: string };

/** Returns the markets in which a change can add or remove a product in a list. Texts and images can't. */
function placementOf({ before, after }: Written, places: readonly Place[]): Markets {
  if (!before || !after) return 'all';
  const ofPlacement = ({
    i18n: _,
    images: __,
    icon_url: ___,
    markets: ____,
    ...rest
  }: WrittenState) => rest;
  if (!isDeepStrictEqual(ofPlacement(before), ofPlacement(after))) return 'all';
  const [was, is] = [before, after].map((state) => (state.markets ?? []) as InMarket[]);
  const find = (all: InMarket[] = [], code: string) =>
    all.find(({ market_code }) => market_code === code);
  const codes = [...(was ?? []), ...(is ?? [])].map(({ market_code }) => market_code);
  const changed = codes.filter((code) => !isDeepStrictEqual(find(was, code), find(is, code)));
  return new Set(changed.flatMap((code) => familyOf(code, places)));
}

function scopeOf(written: readonly Written[], places: readonly Place[]): Scope {
  const scope: Scope = {
    isEverything: false,
    keys: new Set(),
    products: new Set(),
    markets: new Set(),
    reads: new Map(),
  };
  const add = (names: readonly ReadName[], markets: Markets) => {
    for (const name of names) {
      const known = scope.reads.get(name) ?? new Set();
      const both = known === 'all' || markets === 'all';
      scope.reads.set(name, both ? 'all' : new Set([...known, ...markets]));
    }
  };
  const offer = (entity: Written, list: ReadName) => {
    const states = [entity.before, entity.after];
    for (const id of codesIn(states, 'product_id')) if (id !== null) scope.products.add(Number(id));
    const codes = codesIn(states, 'market_code');
    const markets =
      entity.before === undefined || codes.some((code) => code == null)
        ? 'all'
        : new Set(codes.flatMap((code) => familyOf(code ?? '', places)));
    add([list, ...listsOfProducts], markets);
  };
  const everything = () => {
    scope.isEverything = true;
  };
  const rules: Record<Written['kind'], (entity: Written) => void> = {
    catalogue: everything,
    settings: everything,
    scoring: everything,
    market({ before, after }) {
      if (before === undefined) everything();
      for (const code of codesIn([before, after], 'code')) {
        for (const one of familyOf(code ?? '', places)) scope.markets.add(one);
      }
    },
    product(entity) {
      scope.products.add(entity.id);
      add(listsOfProducts, 'all');
      add(placesOfProducts, placementOf(entity, places));
    },
    'exclusive-bonus': (entity) => offer(entity, offerLists['exclusive-bonus']),
    'promo-code': (entity) => offer(entity, offerLists['promo-code']),
    banner: (entity) => offer(entity, offerLists.banner),
    'top-list-entry': (entity) => offer(entity, offerLists['top-list-entry']),
    regulator({ before, after }) {
      const isSame = before && after && before.country === after.country;
      add(isSame ? ['products'] : namingRegulators, 'all');
    },
    'payment-method': () => add(['products'], 'all'),
    provider: () => add(['products'], 'all'),
    'content-page': () => add(['contentPages', 'contentPage', 'liveCards'], 'all'),
    redirect: () => {},
    image: () => {},
    'product-list': () => add(['similarProducts', ...listsOfProducts], 'all'),
    'exclusive-bonus-list': () => add(['bonuses', 'liveCards'], 'all'),
    'top-list': () => add(['top', 'liveCards'], 'all'),
    'page-layout': () => add(['layout'], 'all'),
  };
  for (const entity of written) {
    scope.keys.add(`${entity.kind as 'product'} ${entity.id}`);
    rules[entity.kind](entity);
  }
  return scope;
}

const showsOneOf = (page: ShownPage, keys: ReadonlySet<EntityKey>) =>
  [...page.cards.values()].some((shown) => [...keys].some((key) => shown.has(key)));

/** Returns whether a read is certain to have the same result after the write. */
export function unchangedReads(written: readonly Written[], places: readonly Place[]) {
  const scope = scopeOf(written, places);
  const shown = new WeakMap<ShownPage, boolean>();

  /** A page that is asked for by its slug doesn't show its product if a market hides it. */
  const isAbout = (page: ShownPage) =>
    !page.isShown || [...scope.products].some((id) => page.cards.has(`product ${id}`));

  function mayChange({ name, input }: ReadCall, page: ShownPage): boolean {
    const market = marketOf(input);
    if (market !== undefined && scope.markets.has(market)) return true;
    const isOfProduct = name === 'product' || name === 'similarProducts';
    if (isOfProduct && isAbout(page)) return true;
    const markets = scope.reads.get(name);
    if (markets === undefined) return false;
    return markets === 'all' || market === undefined || markets.has(market);
  }

  return ({ call }: MadeRead, page: ShownPage): boolean => {
    if (scope.isEverything) return false;
    const shows = shown.get(page) ?? showsOneOf(page, scope.keys);
    shown.set(page, shows);
    return !shows && !mayChange(call, page);
  };
}
