import type { Generated, GeneratedAlways } from 'kysely';
import type { ImageUseKind } from '#contract/image/image.ts';
import type { Language } from '#contract/language.ts';

/** `hash` is the name of the folder with the image's files. */
type ImageTable = {
  id: GeneratedAlways<number>;
  hash: string;
  path: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  focal_x: Generated<number | null>;
  focal_y: Generated<number | null>;
  created_at: string;
  search_key: string;
};

/** Has no row for languages without alt text. */
type ImageTextTable = { image_id: number; lang: Language; alt: string };

type ImageUseTable = { kind: ImageUseKind; entity_id: number; hash: string };

type UnusedImageTable = { image: string; since: string };

export type ImageTables = {
  image: ImageTable;
  image_translation: ImageTextTable;
  image_use: ImageUseTable;
  unused_image: UnusedImageTable;
};
