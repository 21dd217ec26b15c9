/** Finds the rows of the sample that remaining rows and pages refer to. */
import type { Kysely } from 'kysely';
import { scoringId } from '#contract/catalogue/score/scoring.ts';
import type { SampleRow } from '#contract/site/sample.ts';
import { factKinds, listFactUses } from '../../db/repositories/catalogue/fact/fact-use.ts';
import { listUsesOfPages } from '../../db/repositories/content/page-use.ts';
import {
  listProductsWithPoints,
  listRequiredLicences,
  listUsesOfMarkets,
  listUsesOfProducts,
  type SeededRow,
} from '../../db/repositories/site/sample-row.ts';
import type { Database } from '../../db/tables.ts';

type Key = Pick<SampleRow, 'kind' | 'id'>;
type PageUser = { kind: 'content-page'; id: number; name: string };

export const keyOf = ({ kind, id }: Key) => `${kind} ${id}`;

export const isPage = (user: Key | PageUser): user is PageUser => user.kind === 'content-page';

/** Finds a remaining row or page that refers to each untouched row. */
export async function findUsers(
  db: Kysely<Database>,
  untouched: readonly SeededRow[],
  withKey: ReadonlySet<number>,
) {
  const users = new Map<string, Key | PageUser>();
  const leavingRows = new Set(untouched.map(keyOf));
  for (const { id, name, ...named } of await listUsesOfPages(db)) {
    // Nothing refers to pages, so a page of the sample is always removed.
    if (leavingRows.has(keyOf({ kind: 'content-page', id }))) continue;
    const page: PageUser = { kind: 'content-page', id, name };
    for (const product of named.productIds)
      users.set(keyOf({ kind: 'product', id: product }), page);
    for (const bonus of named.bonusIds)
      users.set(keyOf({ kind: 'exclusive-bonus', id: bonus }), page);
    for (const code of named.promoCodeIds) users.set(keyOf({ kind: 'promo-code', id: code }), page);
  }
  const leaving = new Set(untouched.map(keyOf).filter((key) => !users.has(key)));
  const productIds = untouched.filter(({ kind }) => kind === 'product').map(({ id }) => id);
  for (const { product_id, ...user } of await listUsesOfProducts(db, productIds)) {
    if (!leaving.has(keyOf(user))) users.set(keyOf({ kind: 'product', id: product_id }), user);
  }
  const stays = (product: Key) =>
    !leaving.has(keyOf(product)) || users.has(keyOf(product)) || withKey.has(product.id);
  for (const kind of factKinds) {
    const ids = untouched.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const { id, product_id } of await listFactUses(db, kind, ids)) {
      const product = { kind: 'product' as const, id: product_id };
      if (stays(product)) users.set(keyOf({ kind, id }), product);
    }
  }
  await addUsersOfMarkets(db, { untouched, leaving, stays, users });
  return users;
}

type Rows = {
  untouched: readonly SeededRow[];
  leaving: ReadonlySet<string>;
  /** Whether a product remains. */
  stays: (product: Key) => boolean;
  users: Map<string, Key | PageUser>;
};

/** A market that remains also keeps the regulators whose licences it requires. */
async function addUsersOfMarkets(db: Kysely<Database>, { untouched, leaving, stays, users }: Rows) {
  const remaining = (row: Key) =>
    row.kind === 'product' ? stays(row) : !leaving.has(keyOf(row)) || users.has(keyOf(row));
  for (const id of await listProductsWithPoints(db)) {
    const product = { kind: 'product' as const, id };
    if (stays(product)) users.set(keyOf({ kind: 'scoring', id: scoringId }), product);
  }
  const markets = untouched.filter(({ kind }) => kind === 'market').map(({ id }) => id);
  for (const { market_id, ...user } of await listUsesOfMarkets(db, markets)) {
    if (remaining(user)) users.set(keyOf({ kind: 'market', id: market_id }), user);
  }
  for (const { id, regulator_ids } of await listRequiredLicences(db)) {
    const market = { kind: 'market' as const, id };
    if (!remaining(market)) continue;
    for (const regulator of regulator_ids) {
      users.set(keyOf({ kind: 'regulator', id: regulator }), market);
    }
  }
}
