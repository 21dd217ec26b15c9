import type { Kysely } from 'kysely';
import {
  maxReportViews,
  type ReportView,
  type ReportViewDraft,
} from '#contract/partner/report-view.ts';
import {
  deleteReportView,
  insertReportView,
  listReportViews,
} from '../../../db/repositories/partner/report-view.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, badInput } from '../../errors.ts';
import { rejectHiddenCharacters } from '../../resource/check/hidden-character.ts';
import { unknownId } from '../../resource/resource.ts';

export const createReportView = (
  db: Kysely<Database>,
  draft: ReportViewDraft,
  actor: string,
): Promise<ReportView> =>
  inTransaction(db, async (trx) => {
    rejectHiddenCharacters(draft);
    if ((await listReportViews(trx)).length >= maxReportViews) {
      throw new AppError(
        'conflict',
        `There are already ${maxReportViews} saved views, which is the limit. Delete one you no longer need.`,
      );
    }
    const created = { created_at: new Date().toISOString(), created_by: actor };
    const view = await insertReportView(trx, draft, created);
    if (!view) throw badInput([{ path: 'name', message: 'Another view already has this name' }]);
    return view;
  });

export async function removeReportView(db: Kysely<Database>, id: number): Promise<void> {
  if (!(await deleteReportView(db, id))) throw unknownId('saved-view', id);
}
