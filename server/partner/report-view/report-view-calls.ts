import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import { reportView, reportViewDraft } from '#contract/partner/report-view.ts';
import { pagedList, sliceOf } from '../../../db/paged-list.ts';
import { listReportViews } from '../../../db/repositories/partner/report-view.ts';
import { adminCall, byId } from '../../resource/admin-call.ts';
import { createReportView, removeReportView } from './report-view.ts';

const tag = 'Reports';

const pageOfViews = pagedList(async (db, paging: z.output<z.ZodObject<typeof shortListPaging>>) =>
  sliceOf(await listReportViews(db), paging),
);

export const reportViewCalls = {
  list: adminCall({
    tag,
    operationId: 'listReportViews',
    summary: 'List the saved views of the report',
    role: 'viewer',
    method: 'GET',
    path: '/reports/views',
    input: z.object(shortListPaging),
    output: listOf(reportView),
    run: ({ db }, query) => pageOfViews(db, query),
  }),
  create: adminCall({
    tag,
    operationId: 'createReportView',
    summary: 'Save a view of the report',
    role: 'editor',
    proposes: false,
    method: 'POST',
    path: '/reports/views',
    input: reportViewDraft,
    output: reportView,
    status: 201,
    conflicts: true,
    run: ({ writer: { db, actor } }, draft) => createReportView(db, draft, actor),
  }),
  delete: adminCall({
    tag,
    operationId: 'deleteReportView',
    summary: 'Delete a saved view of the report',
    role: 'editor',
    proposes: false,
    method: 'DELETE',
    path: '/reports/views/:id',
    input: byId,
    run: ({ db }, { id }) => removeReportView(db, id),
  }),
};
