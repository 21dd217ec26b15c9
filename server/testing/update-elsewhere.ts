import { setImmediate as nextTurn } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { productResource } from '../catalogue/resource/product.ts';

type Draft = Parameters<typeof productResource.update>[2];

/**
 * Updates a product as another process would. Other connections see the write in the next turn of the event loop, or on
 * PostgreSQL once they are notified.
 */
export async function updateElsewhere(address: string, id: number, draft: Draft): Promise<void> {
  const other = await openDatabase(address);
  await productResource.update({ db: other.db, actor: 'other' }, id, draft);
  await other.close();
  await nextTurn();
}
