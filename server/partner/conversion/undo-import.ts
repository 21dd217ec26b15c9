import type { Kysely } from 'kysely';
import {
  addConversionCounts,
  deleteConversions,
  deleteEmptyConversionCounts,
} from '../../../db/repositories/partner/conversion.ts';
import {
  findConversionImport,
  listConversionImports,
  listImportRows,
  markImportUndone,
} from '../../../db/repositories/partner/conversion-import.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { AppError } from '../../errors.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';

export async function readImports(db: Kysely<Database>, product_id: number) {
  await productResource.get(db, product_id);
  const items = await listConversionImports(db, product_id);
  return { items: items.map(({ product_id: _, ...item }) => item) };
}

/** Subtracts the conversions that an import counted. The partner or another import can report them again. */
export const undoImport = (
  { db, actor }: Writer,
  { id: product_id, importId }: { id: number; importId: number },
) =>
  inLongTransaction(db, async (trx) => {
    const found = await findConversionImport(trx, product_id, importId);
    if (!found) throw unknownId('import', importId);
    const undone = { undone_at: new Date().toISOString(), undone_by: actor };
    if (!(await markImportUndone(trx, importId, undone))) {
      throw new AppError('conflict', 'This import has already been undone.');
    }
    const rows = await listImportRows(trx, importId);
    await deleteConversions(
      trx,
      product_id,
      rows.map(({ hash }) => hash),
    );
    await addConversionCounts(
      trx,
      rows.map(({ import_id: _, hash: __, amount, ...count }) => ({
        ...count,
        product_id,
        conversions: -1,
        amount: -amount,
      })),
    );
    await deleteEmptyConversionCounts(trx, product_id, [...new Set(rows.map(({ day }) => day))]);
  });
