import type { Notice } from '#contract/operation/notice.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { listEndingLicences } from '../../../db/repositories/catalogue/fact/ending-licence.ts';
import type { NightlyDeps } from '../../operation/nightly/nightly-job.ts';

const noticeDays = 30;
const maxNamed = 10;

export async function endingLicenceNotices({
  database: { db },
  settings,
}: Pick<NightlyDeps, 'database' | 'settings'>): Promise<Notice[]> {
  const today = localDay(settings.SITE_TIMEZONE, Date.now());
  const licences = await listEndingLicences(db, { today, until: dayBefore(today, -noticeDays) });
  if (licences.length === 0) return [];
  const total = licences.length;
  return [{ kind: 'licences-end', total, licences: licences.slice(0, maxNamed) }];
}
