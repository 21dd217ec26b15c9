/**
 * Writes the archive of a site, which may be running. All rows come from one snapshot. Images never change, so they are
 * read after the rows that refer to them.
 */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { inRowSnapshot } from '../../db/copy/row-snapshot.ts';
import { findSiteSettings } from '../../db/repositories/site/site-settings.ts';
import type { Database } from '../../db/tables.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { ImageStorage } from '../image/storage/image-storage.ts';
import { openImageStorage } from '../image/storage/open-image-storage.ts';
import { sampleImageReader } from '../image/storage/store-images.ts';
import {
  addressesName,
  archiveName,
  archiveVersion,
  dataKinds,
  type ExportManifest,
  imageEntryName,
  manifestName,
  readmeName,
} from '../move-in/archive/archive-format.ts';
import { databaseAddress, type Settings } from '../settings.ts';
import { csvHeader, csvLines } from '../sheet/csv.ts';
import { fixedSiteName } from '../site/read-site.ts';
import { addressColumns, listAddresses } from './addresses.ts';
import { exportedKinds } from './kind/exported-kinds.ts';
import { type Target, writeData } from './kind/write-data.ts';
import { type ArchivePacker, packArchive } from './pack-archive.ts';
import { readmeOf } from './readme.ts';
import { writeTexts } from './text/write-texts.ts';

export type ExportSummary = {
  counts: ExportManifest['counts'];
  images: number;
  missingImages: string[];
};

type Request = {
  settings: Settings;
  output: Writable;
  /** For unfinished files. Has to have space for a copy of the database. */
  folder: string;
  signal: AbortSignal;
};

export async function writeExport({
  settings,
  output,
  folder,
  signal,
}: Request): Promise<ExportSummary> {
  const createdAt = new Date();
  const archive = packArchive(output, createdAt);
  try {
    const images = new Set<string>();
    const onImage = (path: string) => images.add(path);
    const { site, counts } = await inRowSnapshot(databaseAddress(settings), folder, (db) =>
      writeRows(db, { settings, createdAt, archive, folder, signal, onImage }),
    );
    const missing_images = await writeImages(settings, archive, images, signal);
    const manifest: ExportManifest = {
      archive: archiveName,
      version: archiveVersion,
      aceboard: packageFile.version,
      created_at: createdAt.toISOString(),
      site,
      counts,
      files: Object.fromEntries(archive.checksums),
      missing_images,
    };
    await archive.addText(manifestName, `${JSON.stringify(manifest, undefined, 2)}\n`);
    await archive.finish();
    const stored = images.size - missing_images.length;
    return { counts, images: stored, missingImages: missing_images };
  } catch (error) {
    await archive.abort(error);
    throw error;
  }
}

async function siteOf(db: Kysely<Database>, settings: Settings): Promise<ExportManifest['site']> {
  const stored = await findSiteSettings(db);
  return {
    name: settings.SITE_NAME ?? stored.name ?? fixedSiteName(settings),
    address: settings.SITE_URL ?? null,
    languages: languages.filter((language) => !isDisabled(stored, language)),
    time_zone: settings.SITE_TIMEZONE,
  };
}

const isDisabled = (
  { disabled_languages }: Awaited<ReturnType<typeof findSiteSettings>>,
  language: string,
) => disabled_languages.some((disabled) => disabled === language);

async function writeRows(
  db: Kysely<Database>,
  { settings, createdAt, ...target }: Target & { settings: Settings; createdAt: Date },
) {
  const { archive, signal } = target;
  const site = await siteOf(db, settings);
  await archive.addText(readmeName, readmeOf({ site, created_at: createdAt.toISOString() }));
  const counts: ExportManifest['counts'] = {} as ExportManifest['counts'];
  for (const kind of dataKinds) {
    signal.throwIfAborted();
    counts[kind] = await writeData(target, kind, await exportedKinds[kind].rows(db));
  }
  await writeTexts(db, archive, signal);
  await writeAddresses(db, target);
  return { site, counts };
}

async function writeAddresses(db: Kysely<Database>, { archive, folder, signal }: Target) {
  const { disabled_languages } = await findSiteSettings(db);
  const file = join(folder, addressesName);
  async function* lines() {
    yield csvHeader(addressColumns);
    for await (const address of listAddresses(db, disabled_languages)) {
      yield csvLines(addressColumns, [address]);
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file), { signal });
  await archive.addFile(addressesName, file);
  await rm(file);
}

/** Returns the images that aren't stored. The sample's may still have to be copied, and are read from the program. */
async function writeImages(
  settings: Settings,
  archive: ArchivePacker,
  images: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<string[]> {
  const storage = await openImageStorage(settings);
  let samples: Promise<Pick<ImageStorage, 'open'>> | undefined;
  const openSample = async (hash: string, file: string) => {
    samples ??= sampleImageReader();
    return (await samples).open(hash, file);
  };
  const missing: string[] = [];
  for (const path of images) {
    signal.throwIfAborted();
    const [hash = '', file = ''] = path.split('/');
    const found = (await storage.open(hash, file)) ?? (await openSample(hash, file));
    if (found) await archive.addStream(imageEntryName(hash, file), found.size, found.content);
    else missing.push(path);
  }
  return missing;
}
