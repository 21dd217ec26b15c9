import type { FieldTarget, ImportOptions } from '#contract/move-in/import-options.ts';
import type { ImportStep } from '#contract/move-in/site-import.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import type { Proposables } from '../../release/proposable.ts';
import type { Writer } from '../../resource/resource.ts';
import type { AffiliateLink } from '../links/affiliate-link.ts';
import type { PictureSource } from '../media/picture-source.ts';
import type { ExportAuthor, ExportItem, ExportRecord, ExportTerm } from '../wxr/export-record.ts';
import type { PagePlace } from './plan-pages.ts';
import type { PlannedLink, PlannedPartner } from './plan-partners.ts';

/** An import stores what its files contain as these records. */
export type SiteRecord = ExportRecord | ({ kind: 'link' } & AffiliateLink);

/** A post without its text, because the texts of a whole site wouldn't fit into memory. */
export type PlannedItem = Pick<
  ExportItem,
  | ('id' | 'guid' | 'type' | 'status' | 'slug' | 'link')
  | ('title' | 'parentId' | 'terms' | 'hasPassword')
> & {
  hasText: boolean;
  values: FieldValues;
  /** The ID of its featured image. */
  thumbnailId: number | undefined;
};

/** The values of the custom fields that the options use. */
export type FieldValues = Partial<Record<FieldTarget, string>>;

export type ImportDeps = {
  writer: Writer;
  /** Where the pictures of a host are found, and where they go. Without it, texts are imported without pictures. */
  pictures?: {
    sources: (host: string) => readonly PictureSource[];
    storage: ImageStorage;
    maxBytes: number;
  };
  proposables: Proposables;
  signal?: AbortSignal;
  onProgress?: (step: ImportStep, done: number, total: number) => void;
};

export type SitePlan = {
  source: string;
  options: ImportOptions;
  /** Where the page of a post will be, by its guid. */
  places: ReadonlyMap<string, PagePlace>;
  partners: readonly PlannedPartner[];
  links: readonly PlannedLink[];
  items: readonly PlannedItem[];
  terms: readonly ExportTerm[];
  writers: readonly ExportAuthor[];
};
