/** Converts found products, bonuses and promo codes into one kind of card. */
import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { Language } from '#contract/language.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import type { Messages } from '../../../../messages/en/common.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import type { Clicked } from '../../cards/counted-click.ts';
import { termsLine } from '../../cards/terms-line.ts';
import { workedPercent } from '../../promo-code/ticket/worked-percent.ts';
import type { SearchHits } from '../dialog/search-category.ts';
import {
  excerptAround,
  fillMarkedText,
  joined,
  type MarkedText,
  markedText,
} from './marked-text.ts';

export type ResultCard = {
  id: string;
  badge: keyof SearchTexts['badges'];
  title: MarkedText;
  description: MarkedText | undefined;
  meta: MarkedText[];
  facts?: KeyFacts;
  image: string | null;
  link: string;
  clicked?: Clicked;
};

type Wording = { texts: SearchTexts; terms: Messages['terms']; language: Language };
type Item<Kind extends keyof SearchHits> = SearchHits[Kind][number];

const ratingIn = ({ texts, language }: Wording, rating: number | null, scale = '') => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const figure = new Intl.NumberFormat(language, digits).format(rating ?? 0) + scale;
  return fillMarkedText(texts.rating, 'rating', markedText(figure));
};

const described = (text: string | null, marks: MarkedText['marks'] | undefined) =>
  text ? excerptAround(markedText(text, marks)) : undefined;

function productResult(product: Item<'products'>, wording: Wording): ResultCard {
  const { id, name, description, rating, categories, icon_url, key_facts, highlights } = product;
  const categoryTexts = categories.map((category, index) =>
    markedText(category, highlights[`categories.${index}`]),
  );
  return {
    id: `product-${id}`,
    badge: 'product',
    title: markedText(name, highlights.name),
    description: described(description, highlights.description),
    meta: [ratingIn(wording, rating, '/5'), joined(categoryTexts)],
    facts: key_facts,
    image: icon_url,
    link: productPath(id),
  };
}

/** Returns the terms, which must appear next to a link to a partner. */
const termsIn = (wording: Wording, terms: OfferTermsCard | null) =>
  terms ? [markedText(termsLine(terms.shown) || wording.terms.title)] : [];

function bonusResult(bonus: Item<'bonuses'>, wording: Wording): ResultCard {
  const { id, title, subtitle, link_url, image_url, partner, terms, highlights } = bonus;
  const partnerName = partner && markedText(partner.name, highlights['partner.name']);
  return {
    id: `bonus-${id}`,
    badge: 'bonus',
    title: title
      ? markedText(title, highlights.title)
      : (partnerName ?? markedText(wording.texts.bonusOffer)),
    description: described(subtitle, highlights.subtitle),
    meta: [
      ...(partner && partnerName
        ? [
            ratingIn(wording, partner.rating),
            fillMarkedText(wording.texts.partner, 'name', partnerName),
          ]
        : []),
      ...termsIn(wording, terms),
    ],
    image: image_url,
    link: link_url || partner?.ref_link || pagePath.bonuses,
    clicked: { kind: 'bonus', id, parameter: partner?.click_parameter },
  };
}

function promoCodeResult(promoCode: Item<'promocodes'>, wording: Wording): ResultCard {
  const { texts, language } = wording;
  const { id, code, rarity, market_code, ref_link, product, votes, highlights } = promoCode;
  const worked = votes && markedText(workedPercent(language, votes));
  const images = [promoCode.image_vertical_url, promoCode.image_horizontal_url];
  return {
    id: `promo-code-${id}`,
    badge: 'promoCode',
    title: code === null ? markedText(texts.badges.promoCode) : markedText(code, highlights.code),
    description: described(product?.name ?? null, highlights['product.name']),
    meta: [
      fillMarkedText(texts.rarity, 'rarity', markedText(texts.rarities[rarity])),
      fillMarkedText(texts.market, 'market', markedText(market_code)),
      ...(worked ? [fillMarkedText(texts.worked, 'share', worked)] : []),
      ...termsIn(wording, promoCode.terms),
    ],
    image: product?.icon_url ?? images.find(Boolean) ?? null,
    link: ref_link || (product ? productPath(product.id) : pagePath.bonuses),
    clicked: { kind: 'promocode', id, parameter: product?.click_parameter },
  };
}

export const resultCards = (found: SearchHits, wording: Wording) => ({
  products: found.products.map((product) => productResult(product, wording)),
  bonuses: found.bonuses.map((bonus) => bonusResult(bonus, wording)),
  promocodes: found.promocodes.map((promoCode) => promoCodeResult(promoCode, wording)),
});
