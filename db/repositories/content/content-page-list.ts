/** The editors' list of content pages. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import {
  type ContentPageQuery,
  type ContentPageRow,
  contentPageName,
} from '#contract/content/content-page.ts';
import { contentPath } from '#contract/content/content-path.ts';
import type { PublicationState } from '#contract/content/publication-state.ts';
import { fold } from '#contract/fold.ts';
import { defaultLanguage, inEachLanguage } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import { contains } from '../../sql/contains.ts';
import { countRows, readInOrder } from '../../sql/list-rows.ts';
import { nowInSeconds } from '../../sql/schedule.ts';
import { sorter } from '../../sql/sorter.ts';
import type { Database } from '../../tables.ts';

type Builder = ExpressionBuilder<Database, 'content_page'>;

const englishTitle = (row: Builder) =>
  row
    .selectFrom('content_page_translation')
    .select('title_key')
    .whereRef('content_page_id', '=', 'content_page.id')
    .where('lang', '=', defaultLanguage);

const inOrder = sorter('content_page', {
  title: (row) => row.fn.coalesce(englishTitle(row), row.ref('slug')),
  kind: ({ ref }) => ref('kind'),
  path: ({ ref }) => ref('slug'),
  updated: ({ ref }) => ref('updated_at'),
});

/** Last edited first. Matches part of a title in any language, or of the slug. */
export async function listContentPages(
  db: Kysely<Database>,
  query: ContentPageQuery,
): Promise<ListSlice<ContentPageRow>> {
  const { q, kind, state, limit, offset } = query;
  const now = nowInSeconds(db);
  let listed = db.selectFrom('content_page');
  if (kind !== undefined) listed = listed.where('kind', '=', kind);
  if (q !== undefined) listed = listed.where((builder) => isFound(builder, q));
  if (state !== undefined) listed = listed.where((builder) => isIn(builder, state, now));
  const lastEditedFirst = () => listed.orderBy('updated_at', 'desc').orderBy('id', 'desc');
  const ids = await (inOrder(listed, query) ?? lastEditedFirst())
    .select('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const items = await readInOrder(
    ids.map(({ id }) => id),
    (chunk) => readRows(db, chunk, now),
  );
  return { items, total: await countRows(listed) };
}

const texts = ({ selectFrom }: Builder) =>
  selectFrom('content_page_translation')
    .select('lang')
    .whereRef('content_page_id', '=', 'content_page.id');

function isFound(builder: Builder, q: string) {
  const part = q.trim().slice(0, 200);
  return builder.or([
    contains('slug', part.toLowerCase()),
    builder.exists(texts(builder).where(contains('title_key', fold(part)))),
  ]);
}

function isIn(builder: Builder, state: PublicationState, now: number) {
  const published = builder.exists(texts(builder).where('live_from', '<=', now));
  const scheduled = builder.exists(texts(builder).where('live_from', '>', now));
  if (state === 'published') return published;
  return builder.and([
    builder.not(published),
    state === 'scheduled' ? scheduled : builder.not(scheduled),
  ]);
}

const stateOf = (live_from: number | null, now: number): PublicationState => {
  if (live_from === null) return 'draft';
  return live_from <= now ? 'published' : 'scheduled';
};

const furthest = (states: PublicationState[]): PublicationState =>
  (['published', 'scheduled'] as const).find((state) => states.includes(state)) ?? 'draft';

async function readRows(
  db: Kysely<Database>,
  ids: readonly number[],
  now: number,
): Promise<ContentPageRow[]> {
  const pages = await db
    .selectFrom('content_page')
    .select(['id', 'kind', 'slug', 'cover', 'author', 'footer_order', 'updated_at'])
    .where('id', 'in', ids)
    .execute();
  const rows = await db
    .selectFrom('content_page_translation')
    .select(['content_page_id', 'lang', 'title', 'publish_at', 'live_from'])
    .where('content_page_id', 'in', ids)
    .execute();
  const textsOf = new Map(rows.map((row) => [`${row.content_page_id} ${row.lang}`, row]));
  return pages.map((page) => {
    const i18n = inEachLanguage((language) => {
      const row = textsOf.get(`${page.id} ${language}`);
      return {
        title: row?.title ?? null,
        publish_at: row?.publish_at ?? null,
        state: stateOf(row?.live_from ?? null, now),
      };
    });
    return {
      ...page,
      path: contentPath(page.kind, page.slug),
      name: contentPageName({ ...page, i18n }),
      state: furthest(Object.values(i18n).map(({ state }) => state)),
      i18n,
    };
  });
}
