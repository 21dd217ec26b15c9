/** Puts what a programme reports for a product where it was earned. */
import type { EarnedBy } from '#contract/money/money-report.ts';
import type { EarnedKey, EarnedScope } from '../../../db/repositories/money/earned-place.ts';
import { shareOut } from './share-out.ts';

type Part = { known: number; shared: number };

export type EarnedCell = {
  key: EarnedKey & { product_id?: number };
  clicks: number;
  deposits: Part;
  earned: Part;
};

type Pot = {
  earned: number;
  deposits: number;
  products: readonly number[];
  /** The products whose postbacks belong to no other pot. */
  reportedOf: readonly number[];
  /** Set if the programme itself says where it belongs. */
  known?: EarnedCell['key'];
};

function knownKey(by: EarnedBy, { market, product_id }: EarnedScope): Pot['known'] {
  if (by === 'market' && market !== '') return { market };
  if (by === 'product' && product_id !== 0) return { product_id };
  return undefined;
}

/** Makes one pot for each product and known key. Figures without a product belong to the products that have none of
 * their own. */
export function potsOf(
  scopes: readonly EarnedScope[],
  productIds: readonly number[],
  by: EarnedBy,
  amountOf: (scope: EarnedScope) => number,
): Pot[] {
  const pots = new Map<string, Pot>();
  const named = new Set(scopes.map(({ product_id }) => product_id));
  const unnamed = productIds.filter((id) => !named.has(id));
  for (const scope of scopes) {
    const { product_id, first_deposits } = scope;
    const known = knownKey(by, scope);
    const name = `${product_id} ${known?.market ?? ''}`;
    const ofAll = unnamed.length > 0 ? unnamed : productIds;
    const pot = pots.get(name) ?? {
      ...{ earned: 0, deposits: 0, products: product_id === 0 ? ofAll : [product_id] },
      reportedOf: product_id === 0 ? unnamed : [product_id],
      ...(known && { known }),
    };
    pot.earned += amountOf(scope);
    pot.deposits += first_deposits;
    pots.set(name, pot);
  }
  return [...pots.values()];
}

type Clicked = { cell: EarnedCell; clicks: number; product_id: number };
type Reported = EarnedKey & { product_id: number; earned: number; deposits: number };

type Sources = {
  clicked: readonly Clicked[];
  /** Conversions reported by postbacks with a click id, so that their place is known. */
  reported: readonly Reported[];
  cellOf: (key: EarnedCell['key']) => EarnedCell;
};

export function fillFrom(
  { earned, deposits, products, reportedOf, known }: Pot,
  { clicked, reported, cellOf }: Sources,
) {
  if (known) {
    const cell = cellOf(known);
    cell.earned.known += earned;
    cell.deposits.known += deposits;
    return;
  }
  const ofPot = ({ product_id }: { product_id: number }) => products.includes(product_id);
  const isOfPot = ({ product_id }: { product_id: number }) => reportedOf.includes(product_id);
  const places = reported
    .filter(isOfPot)
    .map(({ page = '', block = '', position = 0, ...row }) => ({
      ...{ cell: cellOf({ page, block, position }), earned: row.earned, deposits: row.deposits },
    }));
  const clicks = clicked.filter(ofPot);
  fill('earned', earned);
  fill('deposits', deposits);

  /** Postbacks can't add up to more than the programme reports. */
  function fill(name: 'earned' | 'deposits', total: number) {
    const given = places.map((place) => place[name]);
    const sum = given.reduce((all, part) => all + part, 0);
    const certain = Math.min(sum, Math.max(total, 0));
    const parts = sum === certain ? given : (shareOut(certain, given) ?? []);
    for (const [index, { cell }] of places.entries()) cell[name].known += parts[index] ?? 0;
    const rest = total - certain;
    const shared = shareOut(
      rest,
      clicks.map((row) => row.clicks),
    );
    if (!shared && rest !== 0) cellOf({})[name].shared += rest;
    for (const [index, { cell }] of clicks.entries()) cell[name].shared += shared?.[index] ?? 0;
  }
}
