/**
 * In a market where promotion is not allowed visitors get information only: no link to a partner, no code and no
 * banner leaves the server, whichever protocol asks.
 */
import type { Kysely } from 'kysely';
import type { OfferTermsCard } from '#contract/catalogue/offer-terms.ts';
import type { LiveCards } from '#contract/rich-text/live-card.ts';
import type { RichText } from '#contract/rich-text/rich-text-node.ts';
import type { SavedItemCards } from '#contract/visitor/account.ts';
import type { Database } from '../../db/tables.ts';
import { textWithoutPartnerLinks } from '../content-page/text-without-partner-links.ts';

type Links = { ref_link?: unknown; link_url?: unknown; refLink?: unknown };
type Listed<Item> = { items: Item[]; total: number };
type Bonus = {
  link_url: string | null;
  partner: { ref_link: string | null } | null;
  terms: OfferTermsCard | null;
};
type Product = { ref_link: string | null };

const withoutLinks = <Item extends Links>(item: Item): Item => ({
  ...item,
  ...('ref_link' in item && { ref_link: null }),
  ...('link_url' in item && { link_url: null }),
  ...('refLink' in item && { refLink: null }),
});

const bonusWithoutLinks = <Item extends Bonus>(bonus: Item): Item => ({
  ...withoutLinks(bonus),
  partner: bonus.partner && withoutLinks(bonus.partner),
  terms: bonus.terms && { ...bonus.terms, url: null },
});

const listOf =
  <Item>(change: (item: Item) => unknown) =>
  (list: Listed<Item>) => ({ ...list, items: list.items.map(change) });

const emptyList = (list: Listed<unknown>) => ({ ...list, items: [], total: 0 });

const productsWithoutLinks = (products: Product[]) => products.map(withoutLinks);
const bonusesWithoutLinks = (bonuses: Bonus[]) => bonuses.map(bonusWithoutLinks);

type ContentPage = { partners: Product[]; body: RichText | null };

const contentPageWithoutLinks = async (page: ContentPage, db: Kysely<Database>) => ({
  ...page,
  partners: productsWithoutLinks(page.partners),
  body: page.body && (await textWithoutPartnerLinks(db, page.body)),
});

/** The cards of what a visitor has saved. */
export const cardsWithoutPromotion = (cards: SavedItemCards): SavedItemCards => ({
  products: cards.products.map(withoutLinks),
  bonuses: cards.bonuses.map(bonusWithoutLinks),
  promocodes: [],
  copied: [],
});

/** The cards inside of a text. */
const liveCardsWithoutPromotion = (cards: LiveCards): LiveCards => ({
  ...cards,
  bonuses: cards.bonuses.map(bonusWithoutLinks),
  products: cards.products.map(withoutLinks),
  promocodes: [],
  topLists: cards.topLists.map((list) => ({ ...list, items: list.items.map(withoutLinks) })),
});

type Found = {
  results: { products: Product[]; bonuses: Bonus[] };
  totals: object;
};
type Page = Product & { bonuses: Bonus[] };

/** Each read that depends on a market says what is left of its result. */
const changes: Record<string, (found: never, db: Kysely<Database>) => unknown> = {
  products: listOf(withoutLinks),
  product: (page: Page) => ({
    ...withoutLinks(page),
    bonuses: bonusesWithoutLinks(page.bonuses),
    promocodes: [],
  }),
  top: listOf(withoutLinks),
  banners: emptyList,
  bonuses: listOf(bonusWithoutLinks),
  promoCodes: emptyList,
  contentPage: contentPageWithoutLinks,
  contentPagePreview: contentPageWithoutLinks,
  similarProducts: productsWithoutLinks,
  promoCode: () => null,
  liveCards: liveCardsWithoutPromotion,
  search: (found: Found) => ({
    ...found,
    results: {
      products: productsWithoutLinks(found.results.products),
      bonuses: bonusesWithoutLinks(found.results.bonuses),
      promocodes: [],
    },
    totals: { ...found.totals, promocodes: 0 },
  }),
};

export async function withoutPromotion(
  db: Kysely<Database>,
  name: string,
  found: unknown,
): Promise<unknown> {
  const change = changes[name];
  return change ? change(found as never, db) : found;
}
