/**
 * An archive is a tar file: the rows of each table as lines of JSON in compressed parts, the secrets, the images, and
 * last a manifest that has the checksum of everything before it. It is the same for both engines.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const archiveFormat = 1;

export const manifestName = 'manifest.json';
export const manifestChecksumName = 'manifest.json.sha256';
export const secretsName = 'secrets.json';

/** A part has so many bytes of JSON, or one row more. */
export const partBytes = 4 * 1024 * 1024;

/** In bytes. Nothing that a backup writes is larger, and nothing larger is read into memory. */
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

/** Returns nothing for a name that no backup writes. */
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
  /** The version of the site that wrote it. */
  version: z.string().max(100),
  made_at: z.iso.datetime(),
  /** The migrations of the database: they say what the tables look like. */
  schema: z.array(z.string().max(200)).max(10_000),
  /** The `seq` of the last change that the archive holds. */
  log_head: count,
  tables: z
    .array(z.object({ name: z.string().max(100), rows: count, sha256: checksum }))
    .max(1_000),
  /** The last id that each table has given. */
  last_ids: z.record(z.string(), count),
  /** Everything but the images and the manifest, by name. */
  parts: z.record(z.string(), checksum),
  images: z.record(z.string(), checksum),
  /** Images that rows name, and that the storage did not have. */
  missing_images: z.array(z.string().max(100)).max(maxEntries),
});
export type Manifest = z.output<typeof manifest>;

/** An archive holds them where the site had generated them. */
export const secrets = z.object({
  'visitor-secret': z.string().max(2_000).optional(),
  'admin-token': z.string().max(2_000).optional(),
});
export type Secrets = z.output<typeof secrets>;
