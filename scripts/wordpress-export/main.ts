/**
 * `npx node scripts/wordpress-export/main.ts NAME FOLDER [--pictures]` writes the export of a made-up WordPress site, with
 * the addresses that the site answered.
 */
import { parseArgs } from 'node:util';
import { sites } from './site/sites.ts';
import { writeExport, writePictures } from './write-export.ts';

const { values, positionals } = parseArgs({
  options: { pictures: { type: 'boolean' } },
  allowPositionals: true,
});
const [name = '', folder] = positionals;
const site = sites[name];

if (site && folder) {
  await writeExport(site, folder);
  if (values.pictures) await writePictures(site, folder);
} else {
  console.error(`Usage: main.ts ${Object.keys(sites).join('|')} FOLDER [--pictures]`);
  process.exitCode = 1;
}
