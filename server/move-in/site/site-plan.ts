import type { ContentPageKind } from '#contract/content/content-path.ts';
import type { FieldTarget, ImportOptions } from '#contract/move-in/import-options.ts';
import type { ImportStep } from '#contract/move-in/site-import.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import type { Proposables } from '../../release/proposable.ts';
import type { Writer } from '../../resource/resource.ts';
import type { AffiliateLink } from '../links/affiliate-link.ts';
import type { PictureSource } from '../media/picture-source.ts';
import type { ExportAuthor, ExportItem, ExportRecord, ExportTerm } from '../wxr/export-record.ts';

/** An import stores what its files contain as these records. */
export type SiteRecord = ExportRecord | ({ kind: 'link' } & AffiliateLink);

/** A post without its text, because the texts of a whole site wouldn't fit into memory. */
export type PlannedItem = Pick<
  ExportItem,
  | ('id' | 'guid' | 'type' | 'status' | 'slug' | 'link')
  | ('title' | 'parentId' | 'terms' | 'hasPassword' | 'attachmentUrl')
> & {
  hasText: boolean;
  values: FieldValues;
  /** The ID of its featured image. */
  thumbnailId: number | undefined;
};

/** The values of the custom fields that the options use. */
export type FieldValues = Partial<Record<FieldTarget, string>>;

export type PagePlace = { kind: ContentPageKind; slug: string; path: string };

export type PlannedPartner = {
  /** Its key among everything imported from this site. */
  guid: string;
  /** The post that it is made of, if any. */
  item: string | undefined;
  name: string;
  slug: string;
  category: string | null;
  /** The id of a partner that editors have entered here. It stays as it is. */
  existingId: number | undefined;
  /** The link that leads to it, if the old site had one. */
  link: AffiliateLink | undefined;
};

export type PlannedLink = { path: string; target: string; partner: PlannedPartner | undefined };

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
