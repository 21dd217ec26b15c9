/** `npm run backup -- FILE` writes an archive of the configured site, which may be running. */
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../db/open.ts';
import { recordAlone } from '../../caller/record-event.ts';
import { databaseAddress, parseSettings, type Settings } from '../../settings.ts';
import { backUpSite } from './back-up-site.ts';

// Give a running site priority.
setPriority(10);

/** A script that copies archives elsewhere can tell these apart. */
const exitCodes = { noBackup: 1, brokenSecurityLog: 2 };

/** An archive that couldn't be recorded is still a good archive. */
async function recordBackup(settings: Settings, file: string) {
  try {
    const database = await openDatabase(databaseAddress(settings));
    const event = { kind: 'backup', subject: basename(file) } as const;
    await recordAlone(database.db, { actor: 'npm run backup' }, event).finally(database.close);
  } catch (error) {
    console.warn(
      `The backup could not be recorded in the security log: ${error instanceof Error ? error.message : error}`,
    );
  }
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () =>
    stop.abort(new Error('The backup was stopped before it wrote a file.')),
  );
}

try {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!file || others.length > 0) throw new Error('Usage: npm run backup -- FILE');
  const settings = parseSettings(process.env);
  const { rows, images, missingImages, brokenSecurityEvent, bytes } = await backUpSite(
    settings,
    file,
    stop.signal,
  );
  await recordBackup(settings, file);
  if (missingImages.length > 0) {
    console.warn(
      `${missingImages.length} images used by the catalogue are not stored, so the archive does not contain them: ${missingImages.slice(0, 10).join(', ')}`,
    );
  }
  console.log(
    `${file} has ${rows} rows and ${images} images in ${bytes} bytes, and was verified. It contains secrets: store it where nobody else can read it.`,
  );
  if (brokenSecurityEvent !== undefined) {
    console.error(
      `The backup was written, but someone changed the security log outside Aceboard. The first affected row is ${brokenSecurityEvent}.`,
    );
    process.exitCode = exitCodes.brokenSecurityLog;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodes.noBackup;
}
