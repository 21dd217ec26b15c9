/** `npm run export -- FILE` writes an archive of everything editors wrote. The site may be running. */
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../db/open.ts';
import { recordAlone } from '../caller/record-event.ts';
import { databaseAddress, parseSettings } from '../settings.ts';
import { exportToFile } from './export-to-file.ts';

// Give a running site priority.
setPriority(10);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () =>
    stop.abort(new Error('The export was stopped before it wrote a file.')),
  );
}

async function recordExport(address: string, file: string) {
  const database = await openDatabase(address);
  const event = { kind: 'export', subject: basename(file) } as const;
  await recordAlone(database.db, { actor: 'npm run export' }, event).finally(database.close);
}

try {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!file || others.length > 0) throw new Error('Usage: npm run export -- FILE.tar.gz');
  const settings = parseSettings(process.env);
  const { counts, images, missingImages, bytes } = await exportToFile(settings, file, stop.signal);
  await recordExport(databaseAddress(settings), file).catch((error: unknown) => {
    console.warn(
      `The export could not be recorded in the security log: ${error instanceof Error ? error.message : error}`,
    );
  });
  if (missingImages.length > 0) {
    console.warn(
      `${missingImages.length} images in use are not stored, so the archive does not contain them: ${missingImages.slice(0, 10).join(', ')}`,
    );
  }
  console.log(
    `${file} has ${counts.product} products, ${counts['content-page']} pages and ${images} images in ${bytes} bytes. README.md in it explains its files.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
