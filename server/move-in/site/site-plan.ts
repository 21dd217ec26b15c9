import type { Language } from '#contract/language.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import type { Proposables } from '../../release/proposable.ts';
import type { Writer } from '../../resource/resource.ts';
import type { PictureSource } from '../media/picture-source.ts';
import type { PagePlace, PlannedAddress, PlanOptions } from './plan-pages.ts';

export type ImportOptions = PlanOptions & { language: Language };

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
  /** Called after each post, with how many are done. */
  onProgress?: (done: number, total: number) => void;
};

export type SitePlan = {
  source: string;
  places: ReadonlyMap<string, PagePlace>;
  addresses: readonly PlannedAddress[];
  authors: ReadonlyMap<string, string>;
};
