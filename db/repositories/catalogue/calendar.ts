import type { Kysely } from 'kysely';
import type { CalendarItem } from '#contract/catalogue/calendar.ts';
import { defaultLanguage } from '#contract/language.ts';
import { translated } from '../../sql/translation.ts';
import type { Database } from '../../tables.ts';

const maxOfEach = 100;

type Dated = Pick<CalendarItem, 'id'> &
  Partial<Pick<CalendarItem, 'market_code' | 'lang'>> & {
    at: string | null;
    instant: number | null;
    name: string | null;
  };

const moments = [
  ['starts', 'starts_at', 'live_from'],
  ['ends', 'ends_at', 'live_until'],
] as const;

/** In seconds since 1970. */
export type CalendarSpan = { after: number; until: number };

/** Excludes hidden rows and those of retired markets, because visitors never see them. */
export async function listCalendar(
  db: Kysely<Database>,
  { after, until }: CalendarSpan,
): Promise<CalendarItem[]> {
  const activeMarkets = db.selectFrom('market').select('code').where('is_active', '=', 1);
  const found: { item: CalendarItem; instant: number }[] = [];

  function add(rows: Dated[], { happens, kind }: Pick<CalendarItem, 'happens' | 'kind'>) {
    for (const { at, instant, id, name, market_code = null, lang = null } of rows) {
      if (at === null) continue;
      const item = { at, happens, kind, id, name: name ?? '', market_code, lang };
      found.push({ item, instant: instant ?? 0 });
    }
  }

  for (const [happens, text, column] of moments) {
    for (const table of ['banner', 'exclusive_bonus'] as const) {
      const rows = await db
        .selectFrom(table)
        .select([
          'id',
          'market_code',
          `${text} as at`,
          `${column} as instant`,
          translated(table, 'title', `${table}.id`, defaultLanguage).as('name'),
        ])
        .where('is_active', '=', 1)
        .where('market_code', 'in', activeMarkets)
        .where(column, '>', after)
        .where(column, '<=', until)
        .orderBy(column)
        .limit(maxOfEach)
        .execute();
      add(rows, { happens, kind: table === 'banner' ? 'banner' : 'exclusive-bonus' });
    }
    const entries = await db
      .selectFrom('top_list_entry')
      .select([
        'id',
        'market_code',
        `${text} as at`,
        `${column} as instant`,
        translated('product', 'name', 'top_list_entry.product_id', defaultLanguage).as('name'),
      ])
      .where('market_code', 'in', activeMarkets)
      .where(column, '>', after)
      .where(column, '<=', until)
      .orderBy(column)
      .limit(maxOfEach)
      .execute();
    add(entries, { happens, kind: 'top-list-entry' });
  }
  const codes = await db
    .selectFrom('promo_code')
    .select(['id', 'market_code', 'expires_at as at', 'ends_at as instant', 'code as name'])
    .where('is_active', '=', 1)
    .where('market_code', 'in', activeMarkets)
    .where('ends_at', '>', after)
    .where('ends_at', '<=', until)
    .orderBy('ends_at')
    .limit(maxOfEach)
    .execute();
  add(codes, { happens: 'ends', kind: 'promo-code' });
  const pages = await db
    .selectFrom('content_page_translation')
    .select(['content_page_id as id', 'lang', 'title as name'])
    .select(['publish_at as at', 'live_from as instant'])
    .where('live_from', '>', after)
    .where('live_from', '<=', until)
    .orderBy('live_from')
    .orderBy('content_page_id')
    .orderBy('lang')
    .limit(maxOfEach)
    .execute();
  add(pages, { happens: 'starts', kind: 'content-page' });
  const releases = await db
    .selectFrom('release')
    .select(['id', 'name', 'publish_at as at', 'publishes_at as instant'])
    .where('state', '=', 'waiting')
    .where('publishes_at', '>', after)
    .where('publishes_at', '<=', until)
    .orderBy('publishes_at')
    .limit(maxOfEach)
    .execute();
  add(releases, { happens: 'starts', kind: 'release' });
  return found.toSorted((one, other) => one.instant - other.instant).map(({ item }) => item);
}
