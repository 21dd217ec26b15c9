import type { Kysely } from 'kysely';
import type { SampleKind, SampleRemoval, SampleRow } from '#contract/site/sample.ts';
import { findLogHead } from '../../db/change-log.ts';
import { listCategories } from '../../db/repositories/catalogue/category.ts';
import { deleteProductMarkets } from '../../db/repositories/catalogue/fact/product-market.ts';
import { findSeenStates, type OfferTable } from '../../db/repositories/catalogue/seen-terms.ts';
import { orderedIds, productList, topList } from '../../db/sql/list-position.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction, inTransaction } from '../../db/transaction.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { scoringResource } from '../catalogue/resource/scoring.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { AppError } from '../errors.ts';
import { deleteExampleClicks } from '../partner/click/report/example-click.ts';
import type { Writer } from '../resource/resource.ts';
import { marketResource } from '../site/market-resource.ts';
import { removeMoney } from './money/remove-money.ts';
import { readSample } from './read-sample.ts';
import {
  type CategoryOrder,
  readSampleRecord,
  writeSampleRecord,
} from './sample-removal-record.ts';

const resourceOf: Record<SampleKind, { delete: (writer: Writer, id: number) => Promise<unknown> }> =
  {
    'content-page': contentPageResource,
    product: productResource,
    banner: bannerResource,
    'exclusive-bonus': exclusiveBonusResource,
    'promo-code': promoCodeResource,
    'top-list-entry': topListEntryResource,
    scoring: scoringResource,
    market: { delete: deleteMarket },
    regulator: regulatorResource,
    'payment-method': paymentMethodResource,
    provider: providerResource,
  };

/** Logs a change for each row, all in one transaction. */
export const removeSample = ({ db, actor }: Writer, { version }: SampleRemoval) =>
  inLongTransaction(db, async (trx) => {
    const { removable, version: current } = await readSample(trx);
    if (removable.length === 0) {
      throw new AppError('conflict', 'There is no sample content left to remove.');
    }
    if (version !== current) {
      throw new AppError(
        'conflict',
        'The sample content has changed since you opened it. Review it again.',
      );
    }
    const orders = await readOrders(trx);
    const seen = await readSeenTerms(trx, removable);
    const head = await findLogHead(trx);
    for await (const { kind, id } of inSlices(removable)) {
      await resourceOf[kind].delete({ db: trx, actor }, id);
    }
    await deleteExampleClicks(trx);
    const money = await removeMoney(trx);
    const { restores } = await readSampleRecord(trx);
    const span = { first: head + 1, last: await findLogHead(trx) };
    const at = new Date().toISOString();
    const removal = { ...span, at, actor, rows: removable.length };
    const state = { orders, seen, ...(money && { money }) };
    await writeSampleRecord(trx, { removal: { ...removal, ...state }, restores });
    return { removed: removable.length };
  });

/** Removes the sample before something else takes its place, if there is one. */
export async function removeUntouchedSample(writer: Writer): Promise<void> {
  const { removable, version } = await readSample(writer.db);
  if (removable.length > 0) await removeSample(writer, { version });
}

async function readSeenTerms(db: Kysely<Database>, rows: readonly SampleRow[]) {
  const offers = [
    ['exclusive_bonus', 'exclusive-bonus'],
    ['promo_code', 'promo-code'],
  ] as const;
  const seen: { table: OfferTable; id: number; states: string }[] = [];
  for (const [table, kind] of offers) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const [id, states] of await findSeenStates(db, table, ids)) {
      seen.push({ table, id, states });
    }
  }
  return seen;
}

/** Partners that stay no longer say whether they are open in the market. */
async function deleteMarket(writer: Writer, id: number) {
  const { code } = await marketResource.get(writer.db, id);
  await inTransaction(writer.db, async (trx) => {
    for (const product of await deleteProductMarkets(trx, code)) {
      await productResource.record(trx, writer.actor, 'update', product);
    }
  });
  await marketResource.delete(writer, id);
}

async function readOrders(db: Kysely<Database>): Promise<CategoryOrder[]> {
  const orders: CategoryOrder[] = [];
  for (const { id, slug } of (await listCategories(db, { offset: 0 })).items) {
    const products = await orderedIds(db, productList(id));
    const entries = await orderedIds(db, topList(id));
    orders.push({ id, slug, products, entries });
  }
  return orders;
}
