import type { RoomParts } from '../deps.ts';
import { cspReportLog } from './csp-report/csp-report-log.ts';
import { speedLog } from './page-speed/speed-log.ts';
import { readiness } from './readiness.ts';

export const openOperation = ({ settings, database: { db }, logAs }: RoomParts) => ({
  readiness: readiness(),
  cspReports: cspReportLog({ db, onFailure: logAs('CSP reports could not be saved') }),
  pageSpeed: speedLog({
    db,
    timeZone: settings.SITE_TIMEZONE,
    onFailure: logAs('Page speed could not be saved'),
  }),
});
