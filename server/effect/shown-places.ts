/** Lists the places on a site that show given entities. */
import type { Kysely } from 'kysely';
import {
  type EffectCard,
  type EffectKind,
  type EffectList,
  type EffectListName,
  maxEffectCards,
  maxEffectFeeds,
  maxEffectLists,
  maxEffectPages,
  type ShownPlaces,
} from '#contract/catalogue/effect/effects.ts';
import { pathIn } from '#contract/language-path.ts';
import type { FollowedTarget } from '../../db/repositories/visitor/follow.ts';
import { countFollowers } from '../../db/repositories/visitor/follower-count.ts';
import type { Database } from '../../db/tables.ts';
import type { PageRead } from './loaded-page.ts';
import type { EntityKey } from './shown-entity.ts';
import type { ShownFeed, ShownList, ShownPage, SiteMap } from './shown-page.ts';

/** The cards on some pages of a map, and the entries of its feeds. */
export type Part = {
  pages: { page: ShownPage; cards: ReadonlySet<EntityKey> }[];
  feeds: ShownFeed[];
};

type Asked = { key: EntityKey; market: string | undefined };

/** Returns what shows an entity. For a market, returns everything on its pages. */
export function partWith(map: SiteMap, { key, market }: Asked): Part {
  const pages = [];
  const all = new Set<EntityKey>();
  for (const page of map.pages.values()) {
    if (!page.isShown || (market !== undefined && page.market !== market)) continue;
    const cards = new Set<EntityKey>();
    for (const [card, shown] of cardsOf(page)) {
      if (market !== undefined || shown.has(key)) cards.add(card);
    }
    if (cards.size === 0 && market === undefined) continue;
    for (const card of cards) all.add(card);
    pages.push({ page, cards });
  }
  const feeds = map.feeds.filter(({ followed, entries }) =>
    market === undefined
      ? [...entries].some((one) => all.has(one))
      : followed?.market_code === market,
  );
  return { pages, feeds };
}

const listNames: Partial<Record<PageRead['name'], EffectListName>> = {
  products: 'partners',
  top: 'top',
  bonuses: 'bonuses',
  promoCodes: 'promocodes',
  banners: 'banners',
  contentPages: 'pages',
};

const idOf = (key: EntityKey) => Number(key.slice(key.lastIndexOf(' ') + 1));
const kindOf = (key: EntityKey) => key.slice(0, key.lastIndexOf(' ')) as EffectKind;

export async function placesOf(
  db: Kysely<Database>,
  map: SiteMap,
  { pages, feeds }: Part,
): Promise<ShownPlaces> {
  const counts = new Map<EntityKey, number>();
  const lists = new Map<string, EffectList>();
  for (const { page, cards } of pages) {
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    for (const list of page.lists) addPlaces(lists, page, list, cards);
  }
  const cards = Array.from(
    counts,
    ([key, count]): EffectCard => ({
      kind: kindOf(key),
      id: idOf(key),
      name: map.names.get(key) ?? `#${idOf(key)}`,
      pages: count,
    }),
  ).toSorted((one, other) => other.pages - one.pages);
  const codes = cards.filter(({ kind }) => kind === 'promo-code');
  const followed = feeds.flatMap((feed): FollowedTarget[] =>
    feed.followed ? [feed.followed] : [],
  );
  return {
    pages: pages.slice(0, maxEffectPages).map(({ page: { path, language, market, title } }) => ({
      ...{ path: pathIn(language, path), language, market, title },
    })),
    lists: [...lists.values()].slice(0, maxEffectLists),
    cards: cards.slice(0, maxEffectCards),
    feeds: feeds
      .slice(0, maxEffectFeeds)
      .map(({ path, followed: target }) => ({ path, market: target?.market_code ?? null })),
    codes: codes.slice(0, maxEffectCards),
    followers: await countFollowers(db, followed),
    totals: {
      pages: pages.length,
      lists: lists.size,
      cards: cards.length,
      feeds: feeds.length,
      codes: codes.length,
    },
    unread_pages: map.unread,
  };
}

/** The same list can be on several pages and in several languages. */
function addPlaces(
  lists: Map<string, EffectList>,
  { market }: ShownPage,
  { list, category, cards: listed, offset }: ShownList,
  cards: ReadonlySet<EntityKey>,
) {
  const name = listNames[list];
  const index = listed.findIndex((card) => cards.has(card));
  if (!name || index < 0) return;
  const key = `${name} ${category} ${market}`;
  const known = lists.get(key);
  const position = offset + index + 1;
  if (known && known.position <= position) return;
  lists.set(key, { list: name, category, market: name === 'pages' ? null : market, position });
}

/** Returns the places that only the first map contains. */
export function missingIn(map: SiteMap, other: SiteMap): Part {
  const pages = [];
  for (const [key, page] of map.pages) {
    const otherPage = other.pages.get(key);
    if (page === otherPage || !page.isShown) continue;
    const known = otherPage?.isShown ? shownOn(otherPage) : new Set();
    const missing = [...shownOn(page)].filter((entity) => !known.has(entity));
    const isNew = !otherPage?.isShown;
    if (missing.length > 0 || isNew) pages.push({ page, cards: new Set(missing) });
  }
  const entriesIn = new Map(other.feeds.map(({ path, entries }) => [path, entries]));
  const feeds = map.feeds.filter(({ path, entries }) => {
    const known = entriesIn.get(path);
    return [...entries].some((entry) => !known?.has(entry));
  });
  return { pages, feeds };
}

const shownOn = (page: ShownPage) =>
  new Set([...cardsOf(page).values()].flatMap((shown) => [...shown]));

/** A link in the footer is a card that shows one page. */
const cardsOf = ({ cards, footer }: ShownPage): ShownPage['cards'] =>
  new Map([...Array.from(footer, (key) => [key, new Set([key])] as const), ...cards]);

/** Counts the cards by kind that a market has in the first map and lacks in the second. */
export function countGone(map: SiteMap, other: SiteMap): Map<EffectKind, number> {
  const known = cardsByMarket(other);
  const gone = new Set(
    [...cardsByMarket(map)].flatMap(([market, cards]) =>
      [...cards].filter((card) => !known.get(market)?.has(card)),
    ),
  );
  const counts = new Map<EffectKind, number>();
  for (const card of gone) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  return counts;
}

function cardsByMarket({ pages }: SiteMap) {
  const markets = new Map<string, Set<EntityKey>>();
  for (const page of pages.values()) {
    const { isShown, market } = page;
    const all = markets.get(market) ?? new Set();
    markets.set(market, all);
    if (isShown) for (const card of cardsOf(page).keys()) all.add(card);
  }
  return markets;
}
