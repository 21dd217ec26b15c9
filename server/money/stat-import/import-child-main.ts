/** Child process that imports the figures from its standard input, and stops if the server exits. */
import { setPriority } from 'node:os';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import { openDatabase } from '../../../db/open.ts';
import { AppError } from '../../errors.ts';
import { databaseAddress } from '../../settings.ts';
import type { AskedDays } from '../stat-file/address-of.ts';
import { readStatFile } from '../stat-file/read-stat-file.ts';
import type { StatFile } from '../stat-file/stat-file.ts';
import { statSourceResource } from '../stat-source/stat-source-resource.ts';
import { isComplete, type StatImportRequest, type StatImportResponse } from './import-in-child.ts';
import { importStats } from './import-stats.ts';

const lowPriority = 10;
setPriority(lowPriority);
process.on('disconnect', () => process.exit(1));

const completed = new Promise<void>((complete) => {
  process.on('message', (sent) => {
    if (sent === isComplete) complete();
  });
});

async function importFile(request: StatImportRequest): Promise<StatImportResult> {
  const { settings: sent, actor, source_id, isDryRun, isNightly = false, days, now } = request;
  const database = await openDatabase(databaseAddress({ ...sent, TRUST_PROXY: false }));
  try {
    const { db } = database;
    const { programme_id, shape, name } = await statSourceResource.get(db, source_id);
    const file = await readStatFile(process.stdin as AsyncIterable<Buffer>, shape, {
      ...(now !== undefined && { now }),
    });
    await completed;
    if (days) refuseOtherDays(file, days);
    return await importStats(
      { db, actor },
      {
        ...{ programme_id, source_id, name: request.name ?? name, file, isDryRun, isNightly },
      },
    );
  } finally {
    await database.close();
  }
}

/** A programme that ignores the days would otherwise replace figures that nobody wanted to change. */
function refuseOtherDays({ rows }: StatFile, { from, to }: AskedDays) {
  const other = rows.find(({ day }) => day < from || day > to);
  if (!other) return;
  throw new AppError(
    'conflict',
    `The programme sent figures of ${other.day}, but was asked for ${from} to ${to}. Nothing was changed.`,
  );
}

const refusalOf = ({ code, message, errors = [] }: AppError): StatImportResponse => ({
  refusal: { code, message, errors },
});

process.once('message', async (request: StatImportRequest) => {
  const response = await importFile(request).then(
    (result): StatImportResponse => ({ result }),
    (error: unknown): StatImportResponse =>
      error instanceof AppError
        ? refusalOf(error)
        : { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  process.send?.(response, () => process.exit(0));
});
