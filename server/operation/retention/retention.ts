/** Whatever grows is bounded here, in the order in which it goes: a state that is no longer stored names no image. */
import type { Deps } from '../../deps.ts';
import { clearOldStates } from './clear-old-states.ts';
import { deleteOldInquiries } from './delete-old-inquiries.ts';
import { deleteOldUnusedImages } from './delete-unused-images.ts';

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
