import { Readable } from 'node:stream';
import type { ImportReport } from '#contract/move-in/import-report.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { proposableByKind } from '../../server/contents/proposable-by-kind.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import { mediaFolder } from '../../server/move-in/media/media-folder.ts';
import { importSite } from '../../server/move-in/site/import-site.ts';
import { readSite } from '../../server/move-in/site/read-site.ts';
import { getImport, reportIn } from '../../server/move-in/site/stored-import.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { exportParts } from './export-xml.ts';
import type { OldSite } from './old-site.ts';
import { writePictures } from './write-export.ts';

/** Reads the export of a made-up site with its pictures, and makes the release. */
export async function importOldSite({ db, writer, deps }: TestApp, site: OldSite) {
  const folder = temporaryFolder();
  await writePictures(site, folder);
  const copies = await mediaFolder(folder);
  const { settings } = deps;
  const pictures = {
    sources: () => [copies],
    storage: await openImageStorage(settings),
    maxBytes: settings.UPLOAD_MAX_BYTES,
  };
  const source = Readable.from(exportParts(site));
  const id = await readSite(db, { name: 'export.xml', source, author: 'test' });
  const release = await importSite({ writer, pictures, proposables: proposableByKind }, id);
  return { release, report: reportIn(await getImport(db, id)) as ImportReport };
}
