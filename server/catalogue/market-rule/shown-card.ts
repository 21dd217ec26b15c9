/** Applies a market's rules to cards. `text` shows an offer’s name without its link or code. */
import type { BannerCard } from '#contract/catalogue/banner.ts';
import type {
  ExclusiveBonusCard,
  ExclusiveBonusCardList,
} from '#contract/catalogue/exclusive-bonus.ts';
import { type FactsCard, withoutSources } from '#contract/catalogue/fact/facts-card.ts';
import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import { withLabel, withoutOffers } from '#contract/catalogue/fact/known-offers.ts';
import type { ProductCard, ProductCardList } from '#contract/catalogue/product.ts';
import type { PromoCodeCard, PromoCodeCardList } from '#contract/catalogue/promo-code.ts';
import { type ScoreCard, withoutScoreSources } from '#contract/catalogue/score/score-card.ts';
import type { FoundFilter } from '#contract/catalogue/search/search.ts';
import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import { isPathOnSite } from '#contract/link-schema.ts';
import { noLink } from '#contract/page-path.ts';
import { isLinkedIn } from '#contract/site/linked-in-market.ts';
import { allSubjects } from '#contract/site/market-rule.ts';
import type { RuleSubject, SubjectEffects } from '#contract/site/rule-subject.ts';
import { wageringText } from '../../../messages/key-facts-text.ts';
import { withCost } from '../../../messages/offer-cost-text.ts';
import { offerTextsIn } from '../../../messages/offer-text.ts';
import type { AskedCost } from './requested-cost.ts';
import { shownOfferCounts, shownPartnerCounts } from './shown-counts.ts';
import { isGoPath } from './text-without-partner-links.ts';

type Costed = Pick<ExclusiveBonusCard, 'terms' | 'cost' | 'changes'>;
type Highlighted = { highlights?: Record<string, unknown> };

/** Keeps links within the site, as they don't lead to a partner. */
const linkOnSite = (link: string | null) =>
  link !== null && isPathOnSite(link) && !isGoPath(link) ? link : null;

const unlinked = (terms: OfferTermsCard | null) => terms && { ...terms, url: null };

/** Removes search matches in texts that aren't shown. */
const withoutHighlight = ({ highlights }: Highlighted, ...names: string[]) =>
  highlights && {
    highlights: Object.fromEntries(
      Object.entries(highlights).filter(([name]) => !names.includes(name)),
    ),
  };

/** A page shows such a banner without a button. */
export const unlinkedBanner = (card: BannerCard): BannerCard => ({
  ...card,
  ctaHref: null,
  ctaTo: noLink,
});

export type ShownCards = ReturnType<typeof shownCards>;

/** The effects of the visitor's market. During a break, nothing is shown regardless of these. */
export type ShownTo = { effects: SubjectEffects; isOnBreak: boolean; asked: AskedCost };

/** Rules never hide partners, but a break hides lists of them. */
type Listed = RuleSubject | 'products';

export function shownCards({ effects: ruled, isOnBreak, asked: { question, wording } }: ShownTo) {
  const effects = isOnBreak ? allSubjects(() => 'hide' as const) : ruled;
  const isHidden = (subject: Listed) =>
    subject === 'products' ? isOnBreak : effects[subject] === 'hide';

  const factWording = { language: wording.language, texts: offerTextsIn(wording.language).facts };
  const keyFacts = (facts: KeyFacts): KeyFacts =>
    withoutOffers(facts, isHidden, (wagering) => wageringText(wagering, factWording));

  /** A product's labels mention its bonuses. */
  const product = <Card extends ProductCard & Highlighted>(card: Card): Card => ({
    ...card,
    key_facts:
      (card.fs_label ?? card.freebet_label) === null
        ? keyFacts(card.key_facts)
        : withLabel(keyFacts(card.key_facts)),
    ...(!isLinkedIn(effects, 'product') && { ref_link: null }),
    ...(isHidden('bonuses') && {
      fs_label: null,
      freebet_label: null,
      ...withoutHighlight(card, 'fs_label', 'freebet_label'),
    }),
  });

  /** The sources of facts and points are often the partner's own pages. */
  const facts = (card: FactsCard): FactsCard =>
    isLinkedIn(effects, 'product') ? card : withoutSources(card);
  const score = (card: ScoreCard): ScoreCard =>
    isLinkedIn(effects, 'product') ? card : withoutScoreSources(card);

  /** An offer shown only by name has no cost, and no changes, because these would reveal its value. */
  const costed = <Card extends Costed>(
    subject: 'bonuses' | 'promo_codes',
    { changes, ...card }: Card,
  ): Card => {
    const shown = card as Card;
    if (effects[subject] !== 'show') return { ...shown, cost: null };
    return { ...withCost(shown, question, wording), ...(changes && { changes }) };
  };

  const bonus = <Card extends ExclusiveBonusCard>(card: Card): Card =>
    costed('bonuses', linkedBonus(card));

  const linkedBonus = <Card extends ExclusiveBonusCard>(card: Card): Card =>
    isLinkedIn(effects, 'bonus')
      ? card
      : {
          ...card,
          link_url: effects.bonuses === 'text' ? null : linkOnSite(card.link_url),
          partner: card.partner && { ...card.partner, ref_link: null },
          terms: unlinked(card.terms),
        };

  const promoCode = <Card extends PromoCodeCard & Highlighted>(card: Card): Card =>
    costed('promo_codes', ruledCode(card));

  const ruledCode = <Card extends PromoCodeCard & Highlighted>(card: Card): Card => ({
    ...card,
    ...(!isLinkedIn(effects, 'promocode') && { ref_link: null, terms: unlinked(card.terms) }),
    ...(effects.promo_codes === 'text' && { code: null, ...withoutHighlight(card, 'code') }),
    ...(isHidden('votes') && { votes: null }),
  });

  const banner = (card: BannerCard): BannerCard =>
    isLinkedIn(effects, 'banner')
      ? card
      : {
          ...unlinkedBanner(card),
          ...(effects.banners !== 'text' && { ctaTo: linkOnSite(card.ctaTo) ?? noLink }),
        };

  const topListEntry = (card: TopListEntryCard): TopListEntryCard => ({
    ...card,
    keyFacts: keyFacts(card.keyFacts),
    ...(!isLinkedIn(effects, 'top') && { refLink: null }),
  });

  const listed =
    <Card>(subject: Listed, shown: (card: Card) => Card) =>
    <Each extends Card>(cards: Each[]): Each[] =>
      isHidden(subject) ? [] : (cards.map(shown) as Each[]);

  const partnerCounts = (list: ProductCardList) =>
    shownPartnerCounts(list, { partners: isHidden('products'), effects });

  const offerCounts = (
    subject: 'bonuses' | 'promo_codes',
    list: ExclusiveBonusCardList | PromoCodeCardList,
  ) => shownOfferCounts(list, isHidden(subject));

  /** The search already counts them without hidden offers, and drops those that nothing matches. */
  const filters = (found: FoundFilter[]): FoundFilter[] => (isHidden('products') ? [] : found);

  return {
    facts,
    score,
    filters,
    partnerCounts,
    offerCounts,
    effects,
    product,
    promoCode,
    products: listed('products', product<ProductCard>),
    bonuses: listed('bonuses', bonus<ExclusiveBonusCard>),
    promoCodes: listed('promo_codes', promoCode<PromoCodeCard>),
    banners: listed('banners', banner),
    topListEntries: listed('top_lists', topListEntry),
    isHidden,
    total: (subject: Listed, count: number) => (isHidden(subject) ? 0 : count),
  };
}
