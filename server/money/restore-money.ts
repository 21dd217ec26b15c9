import type { Kysely } from 'kysely';
import type { MoneyChange, MoneyKind } from '#contract/money/money-change.ts';
import { findMoneyChange, listMoneyChanges } from '../../db/repositories/money/money-change.ts';
import type { Database } from '../../db/tables.ts';
import { AppError } from '../errors.ts';
import { unknownId, type Writer } from '../resource/resource.ts';
import { dealResource } from './deal-resource.ts';
import { correctionResource, paymentResource, statementResource } from './entry-resource.ts';
import type { Money } from './money.ts';
import { programmeResource } from './programme-resource.ts';
import { restoreRate } from './rate/enter-rate.ts';

type Restore = (writer: Writer, id: number, snapshot: unknown) => Promise<unknown>;

const restoreByKind = ({ restoreSource }: Money): Record<MoneyKind, Restore> => ({
  programme: programmeResource.restore,
  deal: dealResource.restore,
  'stat-source': restoreSource,
  statement: statementResource.restore,
  payment: paymentResource.restore,
  correction: correctionResource.restore,
  rate: restoreRate,
});

export async function getMoneyChange(db: Kysely<Database>, id: number) {
  const found = await findMoneyChange(db, id);
  if (!found) throw unknownId('change', id);
  return found;
}

/** Brings back the state after a change. Returns the change that did so. */
export async function restoreMoney(money: Money, writer: Writer, id: number): Promise<MoneyChange> {
  const { kind, entity_id, snapshot } = await getMoneyChange(writer.db, id);
  if (snapshot === null) {
    throw new AppError('conflict', 'This change deleted the entry. Restore the change before it.');
  }
  await restoreByKind(money)[kind](writer, entity_id, snapshot);
  const { items } = await listMoneyChanges(writer.db, { kind, entity_id, limit: 1, offset: 0 });
  const [restored] = items;
  if (!restored) throw unknownId('change', id);
  return restored;
}
