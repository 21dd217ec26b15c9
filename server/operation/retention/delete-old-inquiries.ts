import { day } from '#contract/local-time.ts';
import {
  countInquiriesBefore,
  deleteInquiriesBefore,
} from '../../../db/repositories/visitor/inquiry.ts';
import { type Retention, step } from './retention-step.ts';

const inquiriesAtOnce = 50;

/** Returns the number of inquiries that went, read or not. */
export async function deleteOldInquiries(retention: Retention): Promise<number> {
  const { db, keepDays, now, signal, isDryRun = false } = retention;
  if (keepDays === 0) return 0;
  const before = new Date(now.getTime() - keepDays * day).toISOString();
  if (isDryRun) return countInquiriesBefore(db, before);
  for (let deleted = 0; ; ) {
    const gone = await step(signal, () => deleteInquiriesBefore(db, before, inquiriesAtOnce));
    deleted += gone;
    if (gone < inquiriesAtOnce) return deleted;
  }
}
