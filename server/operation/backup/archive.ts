/**
 * The archive format: a tar file with the rows of each table as gzipped JSON Lines, the secrets, the images, and
 * finally a manifest with the checksums of everything before it. The same for both database engines.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const archiveFormat = 1;

export const manifestName = 'manifest.json';
export const manifestChecksumName = 'manifest.json.sha256';
export const secretsName = 'secrets.json';

/** A part ends with the row that reaches this many bytes of JSON. */
export const partBytes = 4 * 1024 * 1024;

/** In bytes. Backups write nothing larger, and restores read nothing larger into memory. */
const megabyte = 1024 * 1024;
export const maxUnpackedPart = 64 * megabyte;
const maxBytes = { rows: maxUnpackedPart, image: 64 * megabyte, text: 64 * megabyte };
const maxEntries = 20_000_000;

export const rowsName = (table: string, part: number) =>
  `rows/${table}/${String(part).padStart(6, '0')}.jsonl.gz`;
export const imageEntryName = (image: string, file: string) => `uploads/${image}/${file}`;

export type EntryPlace =
  | { kind: 'rows'; table: string; part: number; max: number }
  | { kind: 'image'; image: string; file: string; max: number }
  | { kind: 'text'; max: number };

const rowsPattern = /^rows\/([a-z][a-z_]{0,60})\/(\d{6})\.jsonl\.gz$/;
const imagePattern = /^uploads\/([0-9a-f]{32})\/(\d{1,5}(?:x\d{1,5})?\.webp)$/;

/** Returns undefined for a name that no backup writes. */
export function placeOf(name: string): EntryPlace | undefined {
  const [, table, part] = rowsPattern.exec(name) ?? [];
  if (table) return { kind: 'rows', table, part: Number(part), max: maxBytes.rows };
  const [, image, file] = imagePattern.exec(name) ?? [];
  if (image && file) return { kind: 'image', image, file, max: maxBytes.image };
  if ([secretsName, manifestName, manifestChecksumName].includes(name)) {
    return { kind: 'text', max: maxBytes.text };
  }
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

const checksum = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

export const manifest = z.object({
  format: z.literal(archiveFormat),
  /** The Aceboard version that wrote the archive. */
  version: z.string().max(100),
  made_at: z.iso.datetime(),
  /** The database's migrations, which define the tables. */
  schema: z.array(z.string().max(200)).max(10_000),
  /** The `seq` of the last change in the archive. */
  log_head: count,
  tables: z
    .array(z.object({ name: z.string().max(100), rows: count, sha256: checksum }))
    .max(1_000),
  /** The last id assigned in each table. */
  last_ids: z.record(z.string(), count),
  /** Everything except images and the manifest, by name. */
  parts: z.record(z.string(), checksum),
  images: z.record(z.string(), checksum),
  /** Images referenced by rows but missing from storage. */
  missing_images: z.array(z.string().max(100)).max(maxEntries),
});
export type Manifest = z.output<typeof manifest>;

/** Set only if the site generated them. */
export const secrets = z.object({
  'visitor-secret': z.string().max(2_000).optional(),
  'admin-token': z.string().max(2_000).optional(),
});
export type Secrets = z.output<typeof secrets>;
