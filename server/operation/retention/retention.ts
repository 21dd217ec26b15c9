/**
 * Keeps the database and the storage from growing forever. The order matters: a deleted state no longer uses its
 * images.
 */

import type { Kysely } from 'kysely';
import { importDays } from '#contract/move-in/site-import.ts';
import { cspReportDays } from '#contract/operation/csp-report.ts';
import { day } from '#contract/wall-clock.ts';
import {
  countImportsBefore,
  deleteImportsBefore,
} from '../../../db/repositories/move-in/import-list.ts';
import {
  countCspReportsBefore,
  deleteCspReportsBefore,
} from '../../../db/repositories/operation/csp-report.ts';
import {
  countSecurityEventsBefore,
  deleteSecurityEventsBefore,
} from '../../../db/repositories/people/security-event.ts';
import {
  countReleasesBefore,
  deleteReleasesBefore,
} from '../../../db/repositories/release/release.ts';
import {
  countInquiriesBefore,
  deleteInquiriesBefore,
} from '../../../db/repositories/visitor/inquiry.ts';
import type { Database } from '../../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { clearOldStates } from './clear-old-states.ts';
import { deleteOldUnusedImages } from './delete-unused-images.ts';
import { type Retention, step } from './retention-step.ts';

const rowsAtOnce = 50;

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
      name: 'published releases',
      run: (run: Run) =>
        deleteOldReleases({ ...common(run), keepDays: settings.KEEP_HISTORY_DAYS }),
    },
    {
      name: 'inquiries',
      run: (run: Run) =>
        deleteOldInquiries({ ...common(run), keepDays: settings.KEEP_INQUIRIES_DAYS }),
    },
    {
      name: 'the security log',
      run: (run: Run) =>
        deleteOldSecurityEvents({ ...common(run), keepDays: settings.KEEP_SECURITY_LOG_DAYS }),
    },
    {
      name: 'CSP reports',
      run: (run: Run) => deleteOldCspReports({ ...common(run), keepDays: cspReportDays }),
    },
    {
      name: 'imports',
      run: (run: Run) => deleteOldImports({ ...common(run), keepDays: importDays }),
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

type Deletion = {
  count: (db: Kysely<Database>, before: string) => Promise<number>;
  delete: (db: Kysely<Database>, before: string, atOnce: number) => Promise<number>;
};

/** Deletes rows by age, and returns their number. */
const deleteOld =
  (rows: Deletion) =>
  async ({ db, keepDays, now, signal, isDryRun = false }: Retention): Promise<number> => {
    if (keepDays === 0) return 0;
    const before = new Date(now.getTime() - keepDays * day).toISOString();
    if (isDryRun) return rows.count(db, before);
    for (let deleted = 0; ; ) {
      const gone = await step(signal, () => rows.delete(db, before, rowsAtOnce));
      deleted += gone;
      if (gone < rowsAtOnce) return deleted;
    }
  };

/** Deletes inquiries whether they were read or not. */
const deleteOldInquiries = deleteOld({
  count: countInquiriesBefore,
  delete: deleteInquiriesBefore,
});

const deleteOldReleases = deleteOld({ count: countReleasesBefore, delete: deleteReleasesBefore });

const deleteOldSecurityEvents = deleteOld({
  count: countSecurityEventsBefore,
  delete: deleteSecurityEventsBefore,
});

const deleteOldCspReports = deleteOld({
  count: countCspReportsBefore,
  delete: deleteCspReportsBefore,
});

const deleteOldImports = deleteOld({ count: countImportsBefore, delete: deleteImportsBefore });
