import type { Transaction } from 'kysely';
import { findDocument } from '../../db/repositories/money/document.ts';
import { findProgramme } from '../../db/repositories/money/programme.ts';
import { missingReferences } from '../../db/sql/missing-reference.ts';
import type { Database } from '../../db/tables.ts';
import type { FieldError } from '../errors.ts';
import { missingError } from '../resource/check/reference.ts';

export async function problemsOfOwner(
  trx: Transaction<Database>,
  { programme_id, document_id }: { programme_id: number; document_id?: number | null },
): Promise<FieldError[]> {
  const problems: FieldError[] = [];
  if (!(await findProgramme(trx, programme_id))) {
    problems.push({
      path: 'programme_id',
      message: `There is no programme with the ID ${programme_id}`,
    });
  }
  if (document_id && !(await findDocument(trx, document_id))) {
    problems.push({
      path: 'document_id',
      message: `There is no document with the ID ${document_id}`,
    });
  }
  return problems;
}

type OfProgramme = { programme_id: number };
type NamedProduct = { id: number; path: string };

/** Products that the entry already had are accepted, because a programme can lose products later. */
export async function problemsOfProducts<Draft extends OfProgramme, Whole extends OfProgramme>(
  trx: Transaction<Database>,
  productsOf: (entry: Draft | Whole) => NamedProduct[],
  draft: Draft,
  current: Whole | undefined,
): Promise<FieldError[]> {
  const programme = await findProgramme(trx, draft.programme_id);
  if (!programme) return [];
  const former = current?.programme_id === programme.id ? productsOf(current) : [];
  const known = new Set([...programme.product_ids, ...former.map(({ id }) => id)]);
  const foreign = productsOf(draft).filter(({ id }) => !known.has(id));
  const missing = await missingReferences(
    trx,
    foreign.map((product) => ({ table: 'product', ...product })),
  );
  const deleted = new Set(missing.map(({ path }) => path));
  return [
    ...missing.map(missingError),
    ...foreign
      .filter(({ path }) => !deleted.has(path))
      .map(({ id, path }) => ({
        ...{ path, message: `Product ${id} isn’t one of the programme’s products` },
      })),
  ];
}
