/** Lists the sample rows. A row is removable if it hasn't been edited and no remaining row refers to it. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type KeptRow,
  maxSampleRows,
  type Sample,
  type SampleKind,
  type SampleRow,
  sampleKinds,
} from '#contract/site/sample.ts';
import { inLongSnapshot } from '../../db/read-snapshot.ts';
import { listNames } from '../../db/repositories/catalogue/entity-name.ts';
import { factKinds, listFactUses } from '../../db/repositories/catalogue/fact/fact-use.ts';
import { listUsesOfPages } from '../../db/repositories/content/page-use.ts';
import {
  listProductsWithKey,
  listSeededRows,
  listUsesOfProducts,
  type SeededRow,
} from '../../db/repositories/site/sample-row.ts';
import type { Database } from '../../db/tables.ts';
import { AppError } from '../errors.ts';
import { readSampleRecord, type SampleRecord } from './sample-removal-record.ts';

type Key = Pick<SampleRow, 'kind' | 'id'>;

const keyOf = ({ kind, id }: Key) => `${kind} ${id}`;

export const readSample = (database: Kysely<Database>): Promise<Sample> =>
  inLongSnapshot(database, async (db) => {
    const record = await readSampleRecord(db);
    const { untouched, changed, isTooLarge } = await readSeededRows(db, record);
    if (isTooLarge) throw tooLarge();
    const withKey = await listProductsWithKey(db);
    const users = await findUsers(db, untouched, withKey);
    const stays = (row: Key) =>
      users.has(keyOf(row)) || (row.kind === 'product' && withKey.has(row.id));
    const removable = untouched.filter((row) => !stays(row));

    const usingRows = [...users.values()].filter((user) => !isPage(user));
    const name = await namesOf(db, [...untouched, ...changed, ...usingRows]);
    const kept: KeptRow[] = changed.map(({ kind, id, actor, at }) => ({
      ...name({ kind, id }),
      reason: 'changed',
      actor,
      at,
    }));
    for (const { kind, id } of untouched.filter(stays)) {
      const used_by = users.get(keyOf({ kind, id }));
      kept.push(
        used_by
          ? {
              ...name({ kind, id }),
              reason: 'used',
              used_by: isPage(used_by) ? used_by : name(used_by),
            }
          : { ...name({ kind, id }), reason: 'reports-conversions' },
      );
    }
    const { removal } = record;
    return {
      version: versionOf(removable),
      removable: inRemovalOrder(removable).map(name),
      kept,
      removed: removal && { at: removal.at, actor: removal.actor, rows: removal.rows },
    };
  });

const tooLarge = () =>
  new AppError(
    'conflict',
    `The sample has more than ${maxSampleRows} rows, too many to remove at once. Start with a new database instead.`,
  );

const isPage = (user: Key | PageUser): user is PageUser => user.kind === 'content-page';

type PageUser = { kind: 'content-page'; id: number; name: string };

/** Finds a remaining row or page that refers to each untouched row. */
async function findUsers(
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
  return users;
}

/** Reads the sample rows that still exist, separating those that have been edited. */
export async function readSeededRows(db: Kysely<Database>, { restores }: SampleRecord) {
  const all = await listSeededRows(db, maxSampleRows + 1);
  const existing = all.filter(({ action }) => action !== 'delete');
  const isUntouched = ({ seq, made }: SeededRow) =>
    seq === made || restores.some(({ first, last }) => seq >= first && seq <= last);
  return {
    untouched: existing.filter(isUntouched),
    changed: existing.filter((row) => !isUntouched(row)),
    isTooLarge: all.length > maxSampleRows,
  };
}

/** Removes lists from the end, so that a restore, which runs in reverse, can use the same positions. */
const inRemovalOrder = (rows: readonly SeededRow[]) =>
  sampleKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).toReversed());

const versionOf = (rows: readonly Key[]) =>
  createHash('sha256').update(rows.map(keyOf).toSorted().join()).digest('base64url');

async function namesOf(db: Kysely<Database>, rows: readonly Key[]) {
  const names = new Map<string, string>();
  for (const kind of sampleKinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const { id, name } of await listNames(db, kind, [...new Set(ids)])) {
      names.set(keyOf({ kind, id }), name);
    }
  }
  return ({ kind, id }: { kind: SampleKind; id: number }): SampleRow => ({
    kind,
    id,
    name: names.get(keyOf({ kind, id })) ?? `#${id}`,
  });
}
