import type { Generated } from 'kysely';
import type { ContentPageKind } from '#contract/content/content-path.ts';
import type { Language } from '#contract/language.ts';
import type { Flag } from './flag.ts';

/** The product ids are JSON and may include deleted products, which reappear when restored. */
type ContentPageTable = {
  id: Generated<number>;
  kind: ContentPageKind;
  slug: string;
  cover: string | null;
  author: string | null;
  product_ids: string;
  footer_order: number | null;
  partner_list: Generated<string | null>;
  updated_at: string;
};

/** The body is JSON. */
type ContentPageTranslationTable = {
  content_page_id: number;
  lang: Language;
  title: string | null;
  /** The title, normalized for the editors' search. */
  title_key: string | null;
  excerpt: string | null;
  body: string | null;
  seo_title: string | null;
  seo_description: string | null;
  publish_at: string | null;
  /** The time of publication as an instant, in seconds. */
  live_from: number | null;
};

/** The path of a gone page is only for earlier versions. */
type RedirectTable = {
  id: Generated<number>;
  from_path: string;
  to_path: string;
  is_gone: Generated<Flag>;
};

export type ContentTables = {
  content_page: ContentPageTable;
  content_page_translation: ContentPageTranslationTable;
  redirect: RedirectTable;
};
