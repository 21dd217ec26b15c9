/** The feeds of a site and what they contain, from the reads that make them. */
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { productPath } from '#contract/page-path.ts';
import { followSearch } from '#contract/visitor/follow.ts';
import { findProductId } from '../../db/repositories/catalogue/slug.ts';
import { listNewestCards } from '../../db/repositories/content/content-page-card.ts';
import type { FollowedTarget } from '../../db/repositories/visitor/follow.ts';
import type { Database } from '../../db/tables.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import { everyone } from '../catalogue/read/read-call.ts';
import { findNews } from '../visitor/follow/followed-news.ts';
import type { EntityKey } from './shown-entity.ts';
import type { ShownFeed, ShownPage } from './shown-page.ts';

const maxEntries = 50;
const ofLists = [
  { kind: 'codes', target: '' },
  ...['casino', 'bets', 'bonuses'].map((target) => ({ kind: 'category' as const, target })),
] as const;

const pathOf = ({ lang, market_code, ...followed }: FollowedTarget) =>
  `${pathIn(lang, '/follow.xml')}?${new URLSearchParams({ ...followSearch(followed), market: market_code })}`;

type Source = { db: Kysely<Database>; reads: CatalogueReads };

export async function readFeeds(
  { db, reads }: Source,
  pages: Iterable<ShownPage>,
): Promise<ShownFeed[]> {
  const feeds: ShownFeed[] = [];
  const shown = [...pages].filter(({ isShown }) => isShown);
  for (const lang of new Set(shown.map(({ language }) => language))) {
    feeds.push(await feedOfPages(db, lang));
  }
  const places = new Map(shown.map((page) => [`${page.language} ${page.market}`, page]));
  for (const { language: lang, market: market_code } of places.values()) {
    for (const target of ofLists) {
      const followed = { ...target, market_code, lang };
      const news = await findNews(reads, followed, everyone);
      if (!news) continue;
      const entries = news.items.map(({ entity, id }): EntityKey => `${entity} ${id}`);
      feeds.push({ path: pathOf(followed), followed, entries: new Set(entries) });
    }
  }
  for (const page of shown) feeds.push(...(await feedOfProduct(db, page)));
  return feeds;
}

async function feedOfPages(db: Kysely<Database>, lang: Language): Promise<ShownFeed> {
  const cards = await listNewestCards(db, lang, maxEntries);
  const entries = new Set(cards.map(({ id }): EntityKey => `content-page ${id}`));
  return { path: pathIn(lang, '/feed.xml'), followed: undefined, entries };
}

const offers = /^(?:exclusive-bonus|promo-code) /;

const productFolder = productPath('');

/** The feed of a product has the offers on its page. */
async function feedOfProduct(
  db: Kysely<Database>,
  { path, language: lang, market, cards }: ShownPage,
): Promise<ShownFeed[]> {
  const slug = path.startsWith(productFolder) ? path.slice(productFolder.length) : '';
  const id = await findProductId(db, slug);
  if (id === undefined) return [];
  const key: EntityKey = `product ${id}`;
  if (!cards.has(key)) return [];
  const followed = { kind: 'product' as const, target: String(id), market_code: market, lang };
  const entries = new Set([...cards.keys()].filter((card) => offers.test(card)));
  return [{ path: pathOf(followed), followed, entries: entries.add(key) }];
}
