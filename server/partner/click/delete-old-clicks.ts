import { originDimensions } from '#contract/partner/click-dimension.ts';
import { clickIdDays } from '#contract/partner/conversion-event.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import { deleteClicksBefore } from '../../../db/repositories/partner/click.ts';
import { deleteClickCountsBefore } from '../../../db/repositories/partner/click-count.ts';
import {
  deleteOriginCountsBefore,
  deleteOriginValuesBefore,
} from '../../../db/repositories/partner/click-origin.ts';
import { deleteClickVisitorsBefore } from '../../../db/repositories/partner/click-visitor.ts';
import {
  deleteConversionCountsBefore,
  deleteConversionsBefore,
} from '../../../db/repositories/partner/conversion.ts';
import { deleteConversionImportsBefore } from '../../../db/repositories/partner/conversion-import.ts';
import { deletePostbacksBefore } from '../../../db/repositories/partner/postback.ts';

/** Two years, so that twelve months can be compared with the previous twelve. Older days are deleted. */
export const clickReportDays = 740;

/**
 * Also deletes past days' salts, after which it's impossible to tell whether a visitor clicked on one of those days.
 */
export async function deleteOldClicks(
  { db, emptyLog }: Pick<OpenDatabase, 'db' | 'emptyLog'>,
  timeZone: string,
  { now = new Date(), signal }: { now?: Date; signal: AbortSignal },
): Promise<void> {
  const today = localDay(timeZone, now);
  await deleteClickVisitorsBefore(db, today);
  await deleteOriginValuesBefore(db, today);
  await deleteClicksBefore(db, dayBefore(today, clickIdDays));
  await deleteConversionsBefore(db, dayBefore(today, clickIdDays));
  await deletePostbacksBefore(db, dayBefore(today, clickIdDays));
  await deleteConversionImportsBefore(db, dayBefore(today, clickIdDays));
  await deleteClickCountsBefore(db, dayBefore(today, clickReportDays));
  await deleteOriginCountsBefore(db, originDimensions, dayBefore(today, clickReportDays));
  await deleteConversionCountsBefore(db, dayBefore(today, clickReportDays));
  await emptyLog(signal);
}
