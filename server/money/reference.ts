import type { Transaction } from 'kysely';
import { findDocument } from '../../db/repositories/money/document.ts';
import { findProgramme } from '../../db/repositories/money/programme.ts';
import type { Database } from '../../db/tables.ts';
import type { FieldError } from '../errors.ts';

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
