/** Undoes a removal by restoring its deletions in reverse order. */
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { nameInState } from '#contract/catalogue/history/change-summary.ts';
import type { RestoredSample, SampleKind, SampleRestore } from '#contract/site/sample.ts';
import { findLogHead } from '../../db/change-log.ts';
import { readStates } from '../../db/history/seen-terms-history.ts';
import { findLatestState, type LoggedState } from '../../db/repositories/catalogue/change.ts';
import { writeSeenStates } from '../../db/repositories/catalogue/seen-terms.ts';
import { listDeletionsBetween } from '../../db/repositories/site/sample-row.ts';
import { orderedIds, productList, topList } from '../../db/sql/list-position.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { restoreByKind } from '../contents/restore-by-kind.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { restoreMoney } from './money/remove-money.ts';
import {
  type CategoryOrder,
  readSampleRecord,
  writeSampleRecord,
} from './sample-removal-record.ts';

type InTransaction = Writer & { db: Transaction<Database> };
const kindOf = { exclusive_bonus: 'exclusive-bonus', promo_code: 'promo-code' } as const;
type Deletion = { kind: SampleKind; id: number; seq: number };

export const restoreSample = (
  { db, actor }: Writer,
  { at }: SampleRestore,
): Promise<RestoredSample> =>
  inLongTransaction(db, async (trx) => {
    const writer = { db: trx, actor };
    const { removal, restores } = await readSampleRecord(trx);
    if (removal?.at !== at) {
      throw new AppError('conflict', 'This removal has already been undone.');
    }
    const head = await findLogHead(trx);
    const left_out: RestoredSample['left_out'] = [];
    const restored: Deletion[] = [];
    for await (const deletion of inSlices(
      await listDeletionsBetween(trx, removal.first, removal.last),
    )) {
      const { kind, id } = deletion;
      const latest = await findLatestState(trx, kind, id);
      // This row has already been restored, and may have been edited since.
      if (latest?.action !== 'delete') continue;
      const { isBack, messages } = await restoreRow(writer, deletion, latest);
      if (isBack) restored.push(deletion);
      const name = nameInState[kind].safeParse(latest.snapshot).data ?? `#${id}`;
      left_out.push(...messages.map((message) => ({ kind, id, name, message })));
    }
    for (const { table, id, states } of removal.seen ?? []) {
      if (restored.some((row) => row.kind === kindOf[table] && row.id === id)) {
        await writeSeenStates(trx, table, id, readStates(states));
      }
    }
    const span = { first: head + 1, last: await findLogHead(trx) };
    if (removal.money) await restoreMoney(trx, removal.money);
    for (const order of removal.orders) await restoreOrder(writer, order, restored);
    await writeSampleRecord(trx, { removal: null, restores: [...restores, span] });
    return { restored: restored.length, left_out };
  });

async function restoreRow(writer: InTransaction, deletion: Deletion, latest: LoggedState) {
  const refused = (message: string) => ({ isBack: false, messages: [message] });
  if (latest.seq !== deletion.seq) return refused(`${latest.actor} has since deleted it.`);
  if (latest.snapshot === null) return refused('Its previous version is no longer stored.');
  try {
    const { resource } = restoreByKind[deletion.kind];
    const leftOut = await resource.restore(writer, deletion.id, latest.snapshot);
    return { isBack: true, messages: leftOut.map(({ path, message }) => `${path}: ${message}.`) };
  } catch (error) {
    // Errors are thrown before the row is written, so the others can still be restored.
    if (error instanceof AppError) return refused(error.message);
    throw error;
  }
}

async function restoreOrder(
  writer: InTransaction,
  { id: category_id, slug, products, entries }: CategoryOrder,
  restored: readonly Deletion[],
) {
  const idsOf = (kind: SampleKind) =>
    new Set(restored.filter((row) => row.kind === kind).map(({ id }) => id));
  const currentProducts = await orderedIds(writer.db, productList(category_id));
  const productOrder = mergedOrder(currentProducts, products, idsOf('product'));
  if (productOrder) {
    const items = productOrder.map((product_id, index) => ({ product_id, position: index + 1 }));
    await productResource.reorder(writer, { category_id, items });
  }
  const currentEntries = await orderedIds(writer.db, topList(category_id));
  const entryOrder = mergedOrder(currentEntries, entries, idsOf('top-list-entry'));
  if (entryOrder) {
    const items = entryOrder.map((id, index) => ({ id, position: index + 1 }));
    await topListEntryResource.reorder(writer, { category: slug, items });
  }
}

/**
 * Returns the former order if the other items haven't moved since. Otherwise, keeps their current order and appends the
 * restored ones. Returns undefined if nothing moves.
 */
function mergedOrder(
  current: readonly number[],
  former: readonly number[],
  restored: ReadonlySet<number>,
): number[] | undefined {
  const exists = new Set(current);
  const remaining = former.filter((id) => exists.has(id));
  const othersIn = (ids: readonly number[]) => ids.filter((id) => !restored.has(id));
  const others = othersIn(current);
  const wanted = isDeepStrictEqual(others, othersIn(remaining))
    ? remaining
    : [...others, ...remaining.filter((id) => restored.has(id))];
  return isDeepStrictEqual(wanted, current) ? undefined : wanted;
}
