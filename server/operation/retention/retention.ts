/** Keeps the database and the storage from growing forever. The order matters: a deleted state no longer uses its images. */

import { day } from '#contract/wall-clock.ts';
import {
  countInquiriesBefore,
  deleteInquiriesBefore,
} from '../../../db/repositories/visitor/inquiry.ts';
import type { Deps } from '../../deps.ts';
import { clearOldStates } from './clear-old-states.ts';
import { deleteOldUnusedImages } from './delete-unused-images.ts';
import { type Retention, step } from './retention-step.ts';

const inquiriesAtOnce = 50;

type RetentionDeps = Pick<Deps, 'settings' | 'imageStorage'> & {
  database: Pick<Deps['database'], 'db'>;
};
type Run = { signal: AbortSignal; isDryRun?: boolean; now?: Date };

export const retentions = ({ database: { db }, settings, imageStorage }: RetentionDeps) => {
  const common = ({ now = new Date(), ...run }: Run) => ({ db, now, ...run });
  return [
    {
      name: 'states of the history',
      run: (run: Run) => clearOldStates({ ...common(run), keepDays: settings.KEEP_HISTORY_DAYS }),
    },
    {
      name: 'inquiries',
      run: (run: Run) =>
        deleteOldInquiries({ ...common(run), keepDays: settings.KEEP_INQUIRIES_DAYS }),
    },
    {
      name: 'unused images',
      run: (run: Run) =>
        deleteOldUnusedImages({
          ...common(run),
          storage: imageStorage,
          keepDays: settings.KEEP_UNUSED_IMAGES_DAYS,
        }),
    },
  ];
};

export const retentionJobs = (deps: RetentionDeps) =>
  retentions(deps).map(({ name, run }) => ({
    name: `retention of ${name}`,
    run: (signal: AbortSignal) => run({ signal }),
  }));

/** Returns the number of deleted inquiries, read or not. */
async function deleteOldInquiries(retention: Retention): Promise<number> {
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
