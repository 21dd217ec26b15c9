/**
 * `npm run restore -- FILE` restores an archive into the configured database and storage, which must be empty. With
 * --force, it replaces the existing site.
 */
import { parseArgs } from 'node:util';
import { parseSettings } from '../../settings.ts';
import { restoreSite } from './restore-site.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error('Usage: npm run restore -- FILE [--force]');
  const { rows, images, manifest } = await restoreSite(file, parseSettings(process.env), {
    force: values.force,
    report: (line) => console.log(line),
  });
  for (const image of manifest.missing_images.slice(0, 10)) {
    console.warn(`The archive does not contain the image ${image}, which the catalogue uses.`);
  }
  console.log(
    `${rows} rows and ${images} images were restored and compared, as they were at ${manifest.made_at}. Start the site.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
