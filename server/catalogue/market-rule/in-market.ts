/**
 * Applies the rules of a market to every read, so that no hidden offer, link or code leaves the server, over any
 * protocol. A read without an entry doesn't compile.
 */
import type { BannerCard } from '#contract/catalogue/banner.ts';
import type { ContentPageView } from '#contract/content/content-page.ts';
import { linksOf } from '#contract/content/rich-text/read-rich-text.ts';
import type { MarketCard } from '#contract/site/market.ts';
import { allSubjects } from '#contract/site/market-rule.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import type { SettingsCard } from '#contract/site/site-settings.ts';
import type { SavedItemCards } from '#contract/visitor/account.ts';
import type { ReadInput, ReadName, ReadOutput } from '../read/read-schemas.ts';
import { type ShownCards, type ShownTo, shownCards, unlinkedBanner } from './shown-card.ts';
import type { EachField } from './shown-counts.ts';
import { textWithoutLinks } from './text-without-partner-links.ts';
import { deadLinks, type Partners, unlinkedIn } from './unlinked.ts';

type RuledMarket = ShownCards & Partners;
type Asker = Partners & ShownTo;

async function contentPage(page: ContentPageView, market: RuledMarket): Promise<ContentPageView> {
  const { body } = page;
  return {
    ...page,
    partners: market.products(page.partners),
    body: body && textWithoutLinks(body, await unlinkedIn(linksOf(body), market)),
  };
}

const linksOfBanner = ({ ctaTo, ctaHref }: BannerCard) =>
  ctaHref === null ? [ctaTo] : [ctaTo, ctaHref];

async function linkedBanners(items: BannerCard[], market: RuledMarket): Promise<BannerCard[]> {
  const shown = market.banners(items);
  const dead = await deadLinks(shown.flatMap(linksOfBanner), market);
  return shown.map((banner) =>
    linksOfBanner(banner).some((link) => dead.has(link)) ? unlinkedBanner(banner) : banner,
  );
}

async function settings(card: SettingsCard, market: RuledMarket): Promise<SettingsCard> {
  const { announcement, social_links, telegram_url } = card;
  const links = [announcement?.url, telegram_url, ...social_links.map(({ url }) => url)];
  const unlinked = await unlinkedIn(
    links.flatMap((link) => link ?? []),
    market,
  );
  const linked = (url: string | null) => (url !== null && unlinked.has(url) ? null : url);
  return {
    ...card,
    announcement: announcement && { ...announcement, url: linked(announcement.url) },
    telegram_url: linked(telegram_url),
    social_links: social_links.filter(({ url }) => !unlinked.has(url)),
  };
}

/** Applies a market's rules to a visitor's saved items. */
export function savedCardsInMarket(cards: SavedItemCards, shownTo: ShownTo): SavedItemCards {
  const { products, bonuses, promoCodes } = shownCards(shownTo);
  return {
    products: products(cards.products),
    bonuses: bonuses(cards.bonuses),
    promocodes: promoCodes(cards.promocodes),
    copied: promoCodes(cards.copied),
  };
}

/** All fields of a result, at any depth. Keys of records are data, not fields. */
type FieldOf<Value> = Value extends readonly (infer Item)[]
  ? FieldOf<Item>
  : Value extends object
    ? {
        [Name in keyof Value & string]: (string extends Name ? never : Name) | FieldOf<Value[Name]>;
      }[keyof Value & string]
    : never;

/** Fields that belong to an offer: a link, a label, a code, a banner or terms. */
type OfferField =
  | ('ref_link' | 'refLink' | 'link_url' | 'click_parameter' | 'clickParameter')
  | ('fs_label' | 'freebet_label' | 'rarity' | 'source_url')
  | ('ctaHref' | 'ctaTo' | 'cta_label' | 'terms');

type TakesMarket<Input> = 'market' extends keyof {
  [Name in keyof Input as string extends Name ? never : Name]: 0;
}
  ? true
  : false;

/** A list may have counts that only some questions ask for, and each of them needs a rule too. */
type Shown<Output> = Output extends { items: unknown; total: unknown } ? EachField<Output> : Output;

/**
 * A read with a market defines what it shows under its rules. A read without one returns the same in every market, so
 * it must not contain any offers.
 */
export type MarketRead<Input, Output> =
  TakesMarket<Input> extends true
    ? (found: Output, market: RuledMarket) => Shown<Output> | Promise<Shown<Output>>
    : FieldOf<Output> & OfferField extends never
      ? 'same in every market'
      : never;

type Paged = { limit: number; offset: number };

/** Repeats the visitor's own question. All other fields of a list need a rule each. */
const pageOf = ({ limit, offset }: Paged): Paged => ({ limit, offset });

type Rules = { [Name in ReadName]: MarketRead<ReadInput<Name>, ReadOutput<Name>> };

const rules: Rules = {
  products: (list, { products, total, partnerCounts }) => ({
    items: products(list.items),
    total: total('products', list.total),
    ...pageOf(list),
    ...partnerCounts(list),
  }),
  product: (page, { product, facts, score, bonuses, promoCodes }) => ({
    ...product(page),
    facts: facts(page.facts),
    score: score(page.score),
    bonuses: bonuses(page.bonuses),
    promocodes: promoCodes(page.promocodes),
  }),
  top: (list, { topListEntries, total }) => ({
    items: topListEntries(list.items),
    total: total('top_lists', list.total),
    ...pageOf(list),
  }),
  banners: async (list, market) => ({
    items: await linkedBanners(list.items, market),
    total: market.total('banners', list.total),
    ...pageOf(list),
  }),
  bonuses: (list, { bonuses, total, offerCounts }) => ({
    items: bonuses(list.items),
    total: total('bonuses', list.total),
    ...pageOf(list),
    ...offerCounts('bonuses', list),
  }),
  promoCodes: (list, { promoCodes, total, offerCounts }) => ({
    items: promoCodes(list.items),
    total: total('promo_codes', list.total),
    ...pageOf(list),
    ...offerCounts('promo_codes', list),
  }),
  promoCode: (code, { promoCodes }) => promoCodes(code ? [code] : []).at(0) ?? null,
  contentPage,
  contentPagePreview: contentPage,
  similarProducts: (found, { products }) => products(found),
  liveCards: (cards, { products, bonuses, promoCodes, topListEntries, isHidden }) => ({
    ...cards,
    bonuses: bonuses(cards.bonuses),
    products: products(cards.products),
    promocodes: promoCodes(cards.promocodes),
    topLists: isHidden('top_lists')
      ? []
      : cards.topLists.map((list) => ({ ...list, items: topListEntries(list.items) })),
  }),
  search: (found, { filters, products, bonuses, promoCodes, total }) => ({
    query: found.query,
    results: {
      products: products(found.results.products),
      bonuses: bonuses(found.results.bonuses),
      promocodes: promoCodes(found.results.promocodes),
    },
    filters: filters(found.filters),
    totals: {
      products: total('products', found.totals.products),
      bonuses: total('bonuses', found.totals.bonuses),
      promocodes: total('promo_codes', found.totals.promocodes),
    },
    took_ms: found.took_ms,
  }),
  contentPages: 'same in every market',
  contentPageSearch: 'same in every market',
  layout: 'same in every market',
  scoring: 'same in every market',
  markets: 'same in every market',
  settings,
  focalPoints: 'same in every market',
  partnerHosts: 'same in every market',
  hiddenPartnerHosts: (hosts) => hosts,
};

export async function inMarket<Name extends ReadName>(
  name: Name,
  found: ReadOutput<Name>,
  { effects, isOnBreak, asked, ...partners }: Asker,
): Promise<ReadOutput<Name>> {
  const rule = rules[name] as
    | ((found: ReadOutput<Name>, market: RuledMarket) => Promise<ReadOutput<Name>>)
    | 'same in every market';
  if (typeof rule !== 'function') return found;
  return rule(found, { ...shownCards({ effects, isOnBreak, asked }), ...partners });
}

const hidden: SubjectEffects = allSubjects(() => 'hide');

export const marketOnBreak = (market: MarketCard): MarketCard => ({
  ...market,
  effects: hidden,
  promotion_allowed: false,
});

/** Removes everything that a visitor's break hides from results that are otherwise the same for everyone. */
const onBreak: { [Name in ReadName]?: (found: ReadOutput<Name>) => ReadOutput<Name> } = {
  // An announcement is often an offer.
  settings: (settings) => ({ ...settings, announcement: null }),
  markets: (markets) => markets.map(marketOnBreak),
};

/** A break works like a market that hides every subject, and also hides lists of partners. */
export function duringBreak<Name extends ReadName>(
  name: Name,
  found: ReadOutput<Name>,
  shownTo: Asker,
): Promise<ReadOutput<Name>> {
  const hide = onBreak[name] as ((found: ReadOutput<Name>) => ReadOutput<Name>) | undefined;
  const shown = hide ? hide(found) : found;
  return inMarket(name, shown, { ...shownTo, effects: hidden, isOnBreak: true });
}
