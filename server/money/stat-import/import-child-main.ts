/** Child process that imports one uploaded file from its standard input, and stops if the server exits. */
import { setPriority } from 'node:os';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import { openDatabase } from '../../../db/open.ts';
import { AppError } from '../../errors.ts';
import { databaseAddress } from '../../settings.ts';
import { readStatFile } from '../stat-file/read-stat-file.ts';
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
  const { settings: sent, actor, source_id, name, isDryRun } = request;
  const database = await openDatabase(databaseAddress({ ...sent, TRUST_PROXY: false }));
  try {
    const { db } = database;
    const { programme_id, shape } = await statSourceResource.get(db, source_id);
    const file = await readStatFile(process.stdin as AsyncIterable<Buffer>, shape);
    await completed;
    return await importStats({ db, actor }, { programme_id, source_id, name, file, isDryRun });
  } finally {
    await database.close();
  }
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
