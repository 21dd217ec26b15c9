import type { Kysely, Transaction } from 'kysely';
import type {
  PaymentMethod,
  PaymentMethodDraft,
  PaymentMethodQuery,
  PaymentMethodRow,
} from '#contract/catalogue/vocabulary/payment-method.ts';
import { fold } from '#contract/fold.ts';
import type { ListSlice } from '#contract/list.ts';
import { contains } from '../../../sql/contains.ts';
import { countRows, noLimit } from '../../../sql/list-rows.ts';
import { sorter } from '../../../sql/sorter.ts';
import type { Database } from '../../../tables.ts';
import { withPartnerCounts } from '../fact/fact-use.ts';

const columns = ['id', 'name', 'kind', 'icon_url'] as const;

const inOrder = sorter('payment_method', {
  name: ({ ref }) => ref('name_key'),
  kind: ({ ref }) => ref('kind'),
});

export async function listPaymentMethods(
  db: Kysely<Database>,
  query: PaymentMethodQuery,
): Promise<ListSlice<PaymentMethodRow>> {
  const { q, limit, offset } = query;
  let listed = db.selectFrom('payment_method');
  if (q !== undefined) listed = listed.where(contains('name_key', fold(q.trim())));
  const items = await (inOrder(listed, query) ?? listed.orderBy('name_key'))
    .select(columns)
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return {
    items: await withPartnerCounts(db, 'payment-method', items),
    total: await countRows(listed),
  };
}

export const findPaymentMethod = (
  db: Kysely<Database>,
  id: number,
): Promise<PaymentMethod | undefined> =>
  db.selectFrom('payment_method').select(columns).where('id', '=', id).executeTakeFirst();

/** Ignores case and diacritics. */
export const findPaymentMethodNamed = (
  db: Kysely<Database>,
  name: string,
): Promise<PaymentMethod | undefined> =>
  db
    .selectFrom('payment_method')
    .select(columns)
    .where('name_key', '=', fold(name))
    .executeTakeFirst();

const row = (draft: PaymentMethodDraft) => ({ ...draft, name_key: fold(draft.name) });

export async function insertPaymentMethod(
  trx: Transaction<Database>,
  draft: PaymentMethodDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('payment_method')
    .values({ id: ownId, ...row(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePaymentMethod(
  trx: Transaction<Database>,
  id: number,
  draft: PaymentMethodDraft,
): Promise<void> {
  await trx.updateTable('payment_method').set(row(draft)).where('id', '=', id).execute();
}

export async function deletePaymentMethod(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('payment_method').where('id', '=', id).execute();
}
