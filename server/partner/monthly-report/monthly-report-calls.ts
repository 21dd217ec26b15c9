import { monthlyReport, monthlyReportDraft } from '#contract/partner/monthly-report.ts';
import { adminCall } from '../../resource/admin-call.ts';
import { getMonthlyReport, updateMonthlyReport } from './monthly-report.ts';

const tag = 'Reports';
const role = 'owner';
const path = '/reports/monthly-email';

export const monthlyReportCalls = {
  get: adminCall({
    tag,
    operationId: 'getMonthlyReport',
    summary: 'Get whether the report is emailed each month',
    role,
    method: 'GET',
    path,
    output: monthlyReport,
    run: ({ db, deps }) => getMonthlyReport(db, deps.settings),
  }),
  update: adminCall({
    tag,
    operationId: 'updateMonthlyReport',
    summary: 'Turn the monthly email on or off',
    role,
    proposes: false,
    method: 'PUT',
    path,
    input: monthlyReportDraft,
    output: monthlyReport,
    run: ({ db, deps }, draft) => updateMonthlyReport(db, deps.settings, draft),
  }),
};
