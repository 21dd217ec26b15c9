/** Counts reports. Nothing about the visitor is stored. */
import type { Kysely } from 'kysely';
import { type CspViolation, newCspReportDays } from '#contract/operation/csp-report.ts';
import { day } from '#contract/wall-clock.ts';
import {
  type CspReport,
  insertCspReports,
  listCspReportsSince,
  maxCspReports,
} from '../../../db/repositories/operation/csp-report.ts';
import type { Database } from '../../../db/tables.ts';
import { batchWriter } from '../../batch-writer.ts';

/** The dashboard lists only the latest reports. */
const shownReports = 3;

export function cspReportLog({
  db,
  onFailure,
}: {
  db: Kysely<Database>;
  onFailure: (error: unknown) => void;
}) {
  const log = batchWriter<CspReport>({
    keyOf: ({ directive, page, blocked }) => [directive, page, blocked].join('\n'),
    addUp: (before, { reports, last_at }) => ({
      ...before,
      reports: before.reports + reports,
      last_at,
    }),
    maxKeys: maxCspReports,
    async write(counted) {
      if (counted.length > 0) await insertCspReports(db, counted);
    },
    onFailure,
  });

  return {
    count(violation: CspViolation) {
      const at = new Date().toISOString();
      log.add({ ...violation, reports: 1, first_at: at, last_at: at });
    },

    async listNew(): Promise<CspReport[]> {
      await log.write();
      const since = new Date(Date.now() - newCspReportDays * day).toISOString();
      return listCspReportsSince(db, since, shownReports);
    },

    close: log.close,
  };
}

export type CspReportLog = ReturnType<typeof cspReportLog>;
