/** Child process that runs one import, and stops if it's cancelled or the server that started it exits. */
import { setPriority } from 'node:os';
import { openDatabase } from '../../../db/open.ts';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import { internet } from '../../http/outgoing/public-fetch.ts';
import { openImageStorage } from '../../image/storage/open-image-storage.ts';
import { databaseAddress } from '../../settings.ts';
import { mediaFetch } from '../media/media-fetch.ts';
import { importSite } from '../site/import-site.ts';
import { hostsOf } from '../site/old-path.ts';
import { getImport } from '../site/stored-import.ts';
import type { ImportRequest, ImportResponse } from './import-in-child.ts';

const lowPriority = 10;
setPriority(lowPriority);

const stop = new AbortController();
const stopped = new Error('The import was stopped.');
process.on('disconnect', () => stop.abort(stopped));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(stopped));
}

async function runImport({ settings: sent, writer, id }: ImportRequest) {
  const settings = { ...sent, TRUST_PROXY: false };
  const database = await openDatabase(databaseAddress(settings));
  try {
    // It may have been cancelled since.
    if ((await getImport(database.db, id)).state !== 'working') return;
    const pictures = {
      sources: (host: string) => [mediaFetch({ network: internet, hosts: hostsOf(host) })],
      storage: await openImageStorage(settings),
      maxBytes: settings.UPLOAD_MAX_BYTES,
    };
    const { db } = database;
    const { signal } = stop;
    await importSite(
      { writer: { db, ...writer }, pictures, proposables: proposableByKind, signal },
      id,
    );
  } finally {
    await database.close();
  }
}

process.once('message', async (request: ImportRequest) => {
  try {
    await runImport(request);
  } catch (error) {
    if (!stop.signal.aborted) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.send?.({ failure } satisfies ImportResponse);
    }
  }
  if (process.connected) process.disconnect();
});
