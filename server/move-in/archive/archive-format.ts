/**
 * A portable copy of everything editors write, for people, other systems and other portals: a gzipped tar file with the
 * data of each kind, the texts, the images and the addresses. The manifest is last, because it has the checksums.
 */
import { z } from 'zod';
import { languages } from '#contract/language.ts';
import { proposableKinds } from '#contract/release/proposal.ts';

export const archiveName = 'aceboard-export';
export const archiveVersion = 1;

export const manifestName = 'manifest.json';
export const readmeName = 'README.md';
export const addressesName = 'addresses.csv';

/** Categories and former slugs are exported too, although editors don't write them. */
export const dataKinds = ['category', 'former-slug', ...proposableKinds] as const;
export type DataKind = (typeof dataKinds)[number];

export const dataName = (kind: DataKind, format: 'json' | 'csv') => `data/${kind}.${format}`;
export const textName = (page: { language: string; kind: string; slug: string }, format: string) =>
  `texts/${page.language}/${page.kind}/${page.slug}.${format}`;
export const imageEntryName = (hash: string, file: string) => `images/${hash}/${file}`;

const megabyte = 1024 * 1024;

export const archiveLimits = {
  entries: 2_000_000,
  /** In bytes of each file. */
  data: 4096 * megabyte,
  image: 64 * megabyte,
  text: 4 * megabyte,
  manifest: 128 * megabyte,
  /** Rows compress to a tenth of their size at best. */
  compression: 200,
};

type Place =
  | { part: 'data'; kind: DataKind; max: number }
  | { part: 'image'; hash: string; file: string; max: number }
  | { part: 'manifest' | 'other'; max: number };

const dataPattern = new RegExp(`^data/(${dataKinds.join('|')})\\.(json|csv)$`);
const textPattern = new RegExp(
  `^texts/(${languages.join('|')})/(page|guide|review)/[a-z0-9-]{1,200}\\.(md|html)$`,
);
const imagePattern = /^images\/([0-9a-f]{32})\/([1-9]\d{0,3}x[1-9]\d{0,3}\.webp)$/;

/** Returns undefined for a name that no export writes. */
export function placeOf(name: string): Place | undefined {
  const [, kind, format] = dataPattern.exec(name) ?? [];
  if (kind && format === 'json') {
    return { part: 'data', kind: kind as DataKind, max: archiveLimits.data };
  }
  if (kind || name === addressesName) return { part: 'other', max: archiveLimits.data };
  const [, hash, file] = imagePattern.exec(name) ?? [];
  if (hash && file) return { part: 'image', hash, file, max: archiveLimits.image };
  if (name === manifestName) return { part: 'manifest', max: archiveLimits.manifest };
  if (name === readmeName || textPattern.test(name)) {
    return { part: 'other', max: archiveLimits.text };
  }
}

const count = z.int().min(0);
const checksum = z.string().regex(/^[0-9a-f]{64}$/);

export const exportManifest = z.object({
  archive: z.literal(archiveName),
  version: z.literal(archiveVersion),
  /** The version of Aceboard that wrote the archive. */
  aceboard: z.string().max(100),
  created_at: z.iso.datetime(),
  site: z.object({
    name: z.string().max(1_000),
    address: z.string().max(2_000).nullable(),
    languages: z.array(z.string().max(20)).max(100),
    time_zone: z.string().max(100),
  }),
  counts: z.record(z.enum(dataKinds), count),
  /** The SHA-256 of each other file, by its name. */
  files: z.record(z.string().max(500), checksum),
  /** Images that are used but whose files are missing from the storage. */
  missing_images: z.array(z.string().max(500)).max(archiveLimits.entries),
});
export type ExportManifest = z.output<typeof exportManifest>;
