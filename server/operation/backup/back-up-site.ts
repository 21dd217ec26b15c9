/**
 * Writes an archive of a site, which may be running. All rows come from one snapshot. Images never change, so they are
 * read after the rows that refer to them. The archive gets its final name only after it was read back and verified.
 */
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { findLogHead } from '../../../db/change-log.ts';
import { findUnknownMigration, readSchema, shapeOfSchema } from '../../../db/copy/copied-schema.ts';
import { lineOf, newDigest, readBatches } from '../../../db/copy/row-batches.ts';
import { inRowSnapshot } from '../../../db/copy/row-snapshot.ts';
import { engineSql } from '../../../db/engine.ts';
import { findBrokenSecurityEvent } from '../../../db/repositories/people/security-event.ts';
import type { Database } from '../../../db/tables.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { digestOf } from '../../image/storage/copy-images.ts';
import { openImageStorage } from '../../image/storage/open-image-storage.ts';
import { listPendingSampleImages } from '../../sample/sample-images.ts';
import { databaseAddress, type Settings } from '../../settings.ts';
import {
  archiveFormat,
  imageEntryName,
  type Manifest,
  manifestChecksumName,
  manifestName,
  partBytes,
  rowsName,
  secretsName,
  sha256,
} from './archive.ts';
import { isArchive, readArchive } from './read-archive.ts';
import { readSecrets } from './site-secret.ts';
import { type ArchiveWriter, flush, writeArchive } from './write-archive.ts';

export type BackupSummary = {
  rows: number;
  images: number;
  missingImages: string[];
  /** The first row of the security log that was changed by hand or is missing. */
  brokenSecurityEvent: number | undefined;
  bytes: number;
};

/** A folder with this prefix, next to the archive, contains unfinished work. */
export const unfinishedPrefix = (archive: string) => `.${archive}.unfinished-`;

export async function backUpSite(
  settings: Settings,
  file: string,
  signal: AbortSignal,
): Promise<BackupSummary> {
  const path = resolve(file);
  await requireFreePlace(path);
  const folder = await mkdtemp(join(dirname(path), unfinishedPrefix(basename(path)))).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(`The folder ${dirname(path)} cannot be written to (${error.code}).`);
    },
  );
  const unfinished = join(folder, 'archive.tar');
  try {
    const archive = writeArchive(unfinished);
    let brokenSecurityEvent: number | undefined;
    try {
      const written = await writeSite(settings, { archive, folder, signal });
      const { manifest } = written;
      brokenSecurityEvent = written.brokenSecurityEvent;
      const text = JSON.stringify(manifest);
      await archive.add(manifestName, Buffer.from(text));
      await archive.add(manifestChecksumName, Buffer.from(`${sha256(text)}\n`));
      await archive.finish();
    } catch (error) {
      await archive.abort(error);
      throw error;
    }
    const { manifest } = await readArchive(unfinished, {}, signal);
    const { size } = await stat(unfinished);
    await rename(unfinished, path);
    await flush(dirname(path));
    return {
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      images: Object.keys(manifest.images).length,
      missingImages: manifest.missing_images,
      brokenSecurityEvent,
      bytes: size,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A typo must not overwrite the database, or anything else that isn't an archive. */
async function requireFreePlace(path: string) {
  const status = await stat(path).catch(() => undefined);
  if (!status) return;
  if (status.isDirectory()) throw new Error(`${path} is a folder. Name a file in it.`);
  if (!status.isFile() || !(await isArchive(path))) {
    throw new Error(`${path} exists but is not an archive. Choose another file.`);
  }
}

type Target = { archive: ArchiveWriter; folder: string; signal: AbortSignal };

async function writeSite(
  settings: Settings,
  target: Target,
): Promise<{ manifest: Manifest; brokenSecurityEvent: number | undefined }> {
  const made_at = new Date().toISOString();
  const { named, samples, brokenSecurityEvent, ...rows } = await inRowSnapshot(
    databaseAddress(settings),
    target.folder,
    (db) => writeRows(db, target),
  );
  const secrets = Buffer.from(JSON.stringify(readSecrets(settings)));
  await target.archive.add(secretsName, secrets);
  const images = await writeImages(settings, target);
  const manifest: Manifest = {
    format: archiveFormat,
    version: packageFile.version,
    made_at,
    ...rows,
    parts: { ...rows.parts, [secretsName]: sha256(secrets) },
    images,
    missing_images: [...named].filter((image) => !(image in images || samples.has(image))),
  };
  return { manifest, brokenSecurityEvent };
}

/** A site that was last run by an earlier version has no log yet. */
const checkSecurityLog = async (db: Kysely<Database>, schema: readonly string[]) =>
  schema.includes('0058-security-log') ? findBrokenSecurityEvent(db) : undefined;

const compress = promisify(gzip);
const namedImage = /\/uploads\/([0-9a-f]{32})\//g;

async function writeRows(db: Kysely<Database>, { archive, signal }: Target) {
  const schema = await readSchema(db);
  const unknown = findUnknownMigration(schema);
  if (unknown) {
    throw new Error(
      `The database holds migration ${unknown}, which this version does not know. Back it up with the version that wrote it.`,
    );
  }
  const parts: Record<string, string> = {};
  const tables: Manifest['tables'] = [];
  const named = new Set<string>();
  for (const table of (await shapeOfSchema(schema)).tables) {
    const digest = newDigest();
    let pending: string[] = [];
    let bytes = 0;
    let part = 0;
    const writePart = async () => {
      if (pending.length === 0) return;
      part += 1;
      const name = rowsName(table.name, part);
      const content = await compress(pending.join(''));
      parts[name] = sha256(content);
      await archive.add(name, content);
      pending = [];
      bytes = 0;
    };
    for await (const rows of readBatches(db, table)) {
      signal.throwIfAborted();
      for (const row of rows) {
        const line = lineOf(row);
        digest.addLines(line, 1);
        pending.push(line);
        bytes += line.length;
        // The history may refer to images deleted long ago.
        if (table.name === 'change') continue;
        for (const [, image] of line.matchAll(namedImage)) if (image) named.add(image);
      }
      if (bytes >= partBytes) await writePart();
    }
    await writePart();
    tables.push({ name: table.name, rows: digest.rows(), sha256: digest.value() });
  }
  const last_ids = Object.fromEntries(await engineSql(db).lastIds.list(db));
  const samples = await listPendingSampleImages(db);
  const found = { named, samples, brokenSecurityEvent: await checkSecurityLog(db, schema) };
  return { schema, log_head: await findLogHead(db), tables, last_ids, parts, ...found };
}

async function writeImages(settings: Settings, { archive, signal }: Target) {
  const storage = await openImageStorage(settings);
  const images: Record<string, string> = {};
  for await (const image of storage.names()) {
    signal.throwIfAborted();
    const files = await storage.files(image).catch(async (error: unknown) => {
      // An unused image may be deleted during the backup.
      if (await storage.has(image)) throw error;
    });
    if (!files) continue;
    images[image] = digestOf(files);
    for (const [file, content] of files) await archive.add(imageEntryName(image, file), content);
  }
  return images;
}
