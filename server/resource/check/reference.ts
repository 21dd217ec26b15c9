import type { Transaction } from 'kysely';
import { findCategoryId } from '../../../db/repositories/catalogue/category.ts';
import { missingReferences, type Reference } from '../../../db/sql/missing-reference.ts';
import type { Database } from '../../../db/tables.ts';
import { badInput, type FieldError, refuse } from '../../errors.ts';

export async function requireReferences(trx: Transaction<Database>, references: Reference[]) {
  refuse(await problemsOfReferences(trx, references));
}

export const problemsOfReferences = async (
  trx: Transaction<Database>,
  references: Reference[],
): Promise<FieldError[]> => (await missingReferences(trx, references)).map(missingError);

export const missingError = ({ table, id, path }: Reference) => ({
  path,
  message:
    table === 'market'
      ? `There is no market with the code ${id}`
      : `There is no ${table.replace('_', ' ')} with the ID ${id}`,
});

/** Returns the id of the category with this slug, or throws a field error. */
export async function requireCategory(trx: Transaction<Database>, slug: string): Promise<number> {
  const id = await findCategoryId(trx, slug);
  if (id === undefined) {
    throw badInput([{ path: 'category', message: 'There is no category with this slug' }]);
  }
  return id;
}
