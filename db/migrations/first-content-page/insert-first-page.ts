import type { Kysely } from 'kysely';
import type { FirstPage } from './rich-text.ts';

const updated_at = '2026-01-01T00:00:00.000Z';

const published = {
  publish_at: '2026-01-01 00:00:00',
  live_from: Date.parse(updated_at) / 1000,
};

type Tables = {
  content_page: { id: number; kind: string; slug: string; product_ids: string } & {
    footer_order: number | null;
    updated_at: string;
  };
  content_page_translation: { content_page_id: number; lang: string; title: string } & {
    title_key: string;
    excerpt: string;
    body: string;
    seo_description: string;
  } & typeof published;
};

export async function insertFirstPage(
  untyped: Kysely<unknown>,
  { slug, footer_order, ...texts }: FirstPage,
): Promise<void> {
  const db = untyped.withTables<Tables>();
  const page = { kind: 'page', slug, product_ids: '[]', footer_order, updated_at };
  const { id } = await db
    .insertInto('content_page')
    .values(page as Tables['content_page'])
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Object.entries(texts).map(([lang, { body, ...text }]) => ({
    content_page_id: id,
    lang,
    ...text,
    ...published,
    title_key: fold(text.title),
    body: JSON.stringify(body),
  }));
  await db.insertInto('content_page_translation').values(rows).execute();
}

/** The editors' search compares titles by this key. */
const fold = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\p{M}/gu, '');
