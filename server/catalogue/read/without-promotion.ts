/**
 * In markets that don't allow promotion, visitors get information only: no partner link, code or banner leaves the
 * server, over any protocol. A read without a rule doesn't compile.
 */
import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { ContentPageView } from '#contract/content/content-page.ts';
import type { SavedItemCards } from '#contract/visitor/account.ts';
import { textWithoutPartnerLinks } from '../../content/text-without-partner-links.ts';
import type { IsPartnerHost } from '../../partner/partner-host.ts';
import type { ReadInput, ReadName, ReadOutput } from './read-schemas.ts';

type Links = { ref_link?: unknown; link_url?: unknown; refLink?: unknown };
type Listed<Item> = { items: Item[]; total: number };
type Bonus = {
  link_url: string | null;
  partner: { ref_link: string | null } | null;
  terms: OfferTermsCard | null;
};

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

const listWithoutLinks = <List extends Listed<Links>>(list: List): List => ({
  ...list,
  items: list.items.map(withoutLinks),
});

const emptyList = <List extends Listed<unknown>>(list: List): List => ({
  ...list,
  items: [],
  total: 0,
});

type Partners = { findHosts: () => Promise<IsPartnerHost> };

const pageWithoutLinks = async (
  page: ContentPageView,
  { findHosts }: Partners,
): Promise<ContentPageView> => ({
  ...page,
  partners: page.partners.map(withoutLinks),
  body: page.body && textWithoutPartnerLinks(page.body, await findHosts()),
});

/** For the cards of a visitor's saved items. */
export const cardsWithoutPromotion = (cards: SavedItemCards): SavedItemCards => ({
  products: cards.products.map(withoutLinks),
  bonuses: cards.bonuses.map(bonusWithoutLinks),
  promocodes: [],
  copied: [],
});

/** All fields of a result, at any depth. Keys of records are data, not fields. */
type FieldOf<Value> = Value extends readonly (infer Item)[]
  ? FieldOf<Item>
  : Value extends object
    ? {
        [Name in keyof Value & string]: (string extends Name ? never : Name) | FieldOf<Value[Name]>;
      }[keyof Value & string]
    : never;

/** Fields that belong to an offer: a link, a code, a banner or terms. */
type OfferField =
  | ('ref_link' | 'refLink' | 'link_url' | 'click_parameter' | 'clickParameter')
  | ('rarity' | 'ctaHref' | 'ctaTo' | 'cta_label' | 'terms');

type TakesMarket<Input> = 'market' extends keyof {
  [Name in keyof Input as string extends Name ? never : Name]: 0;
}
  ? true
  : false;

/**
 * A read with a market defines what it shows if promotion is off. A read without one returns the same in every market,
 * so it must not contain any offers.
 */
export type PromotionRule<Input, Output> =
  TakesMarket<Input> extends true
    ? (found: Output, partners: Partners) => Output | Promise<Output>
    : FieldOf<Output> & OfferField extends never
      ? 'same in every market'
      : never;

type Rules = { [Name in ReadName]: PromotionRule<ReadInput<Name>, ReadOutput<Name>> };

const rules: Rules = {
  products: listWithoutLinks,
  product: (page) => ({
    ...withoutLinks(page),
    bonuses: page.bonuses.map(bonusWithoutLinks),
    promocodes: [],
  }),
  top: listWithoutLinks,
  banners: emptyList,
  bonuses: (list) => ({ ...list, items: list.items.map(bonusWithoutLinks) }),
  promoCodes: emptyList,
  promoCode: () => null,
  contentPage: pageWithoutLinks,
  contentPagePreview: pageWithoutLinks,
  similarProducts: (products) => products.map(withoutLinks),
  liveCards: (cards) => ({
    ...cards,
    bonuses: cards.bonuses.map(bonusWithoutLinks),
    products: cards.products.map(withoutLinks),
    promocodes: [],
    topLists: cards.topLists.map((list) => ({ ...list, items: list.items.map(withoutLinks) })),
  }),
  search: (found) => ({
    ...found,
    results: {
      products: found.results.products.map(withoutLinks),
      bonuses: found.results.bonuses.map(bonusWithoutLinks),
      promocodes: [],
    },
    totals: { ...found.totals, promocodes: 0 },
  }),
  contentPages: 'same in every market',
  contentPageSearch: 'same in every market',
  layout: 'same in every market',
  markets: 'same in every market',
  settings: 'same in every market',
  focalPoints: 'same in every market',
  partnerHosts: 'same in every market',
};

export async function withoutPromotion<Name extends ReadName>(
  name: Name,
  found: ReadOutput<Name>,
  partners: Partners,
): Promise<ReadOutput<Name>> {
  const rule = rules[name] as
    | ((found: ReadOutput<Name>, partners: Partners) => Promise<ReadOutput<Name>>)
    | 'same in every market';
  return typeof rule === 'function' ? rule(found, partners) : found;
}
