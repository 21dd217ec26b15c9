/** `npm run backup -- FILE` writes an archive of the configured site, which may be running. */
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { parseSettings } from '../../settings.ts';
import { backUpSite } from './back-up-site.ts';

// Give a running site priority.
setPriority(10);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () =>
    stop.abort(new Error('The backup was stopped before it wrote a file.')),
  );
}

try {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!file || others.length > 0) throw new Error('Usage: npm run backup -- FILE');
  const { rows, images, missingImages, bytes } = await backUpSite(
    parseSettings(process.env),
    file,
    stop.signal,
  );
  if (missingImages.length > 0) {
    console.warn(
      `${missingImages.length} images used by the catalogue are not stored, so the archive does not contain them: ${missingImages.slice(0, 10).join(', ')}`,
    );
  }
  console.log(
    `${file} has ${rows} rows and ${images} images in ${bytes} bytes, and was verified. It contains secrets: store it where nobody else can read it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
