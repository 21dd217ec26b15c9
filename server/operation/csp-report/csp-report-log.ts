/** Counts reports in memory, and writes them together a few seconds later. Nothing about the visitor is stored. */
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

const writeInterval = 5_000;

/** The dashboard names only the latest. */
const shownReports = 3;

export function cspReportLog({
  db,
  onFailure,
}: {
  db: Kysely<Database>;
  onFailure: (error: unknown) => void;
}) {
  const timer = setInterval(write, writeInterval).unref();
  let pending = new Map<string, CspReport>();
  let lastWrite = Promise.resolve();

  function add(report: CspReport) {
    const { directive, page, blocked, reports, last_at } = report;
    const key = [directive, page, blocked].join('\n');
    const before = pending.get(key);
    if (before) pending.set(key, { ...before, reports: before.reports + reports, last_at });
    else if (pending.size < maxCspReports) pending.set(key, report);
  }

  /** Serializes writes, so that awaiting one means that everything counted before is written. */
  function write(): Promise<void> {
    lastWrite = lastWrite.then(writePending);
    return lastWrite;
  }

  async function writePending() {
    const counted = [...pending.values()];
    if (counted.length === 0) return;
    pending = new Map();
    try {
      await insertCspReports(db, counted);
    } catch (error) {
      const later = [...pending.values()];
      pending = new Map();
      for (const report of [...counted, ...later]) add(report);
      onFailure(error);
    }
  }

  return {
    count(violation: CspViolation) {
      const at = new Date().toISOString();
      add({ ...violation, reports: 1, first_at: at, last_at: at });
    },

    async listNew(): Promise<CspReport[]> {
      await write();
      const since = new Date(Date.now() - newCspReportDays * day).toISOString();
      return listCspReportsSince(db, since, shownReports);
    },

    close() {
      clearInterval(timer);
      return write();
    },
  };
}

export type CspReportLog = ReturnType<typeof cspReportLog>;
