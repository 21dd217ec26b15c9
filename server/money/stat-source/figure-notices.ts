import type { Notice } from '#contract/operation/notice.ts';
import { listOddSources } from '../../../db/repositories/money/stat-source.ts';
import type { NightlyDeps } from '../../operation/nightly/nightly-job.ts';

/** Each source shows its last problem until figures arrive without one. */
export async function figureNotices({
  database: { db },
}: Pick<NightlyDeps, 'database'>): Promise<Notice[]> {
  const sources = await listOddSources(db);
  return sources.map(({ programme_id, name, last_error, warnings }) =>
    last_error === null
      ? { kind: 'figures-odd', programme_id, name, warnings: JSON.parse(warnings) }
      : { kind: 'figures-failed', programme_id, name, reason: last_error },
  );
}
