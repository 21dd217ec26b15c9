/** Builds search documents from rows of the catalogue. */

import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { defaultLanguage, inEachLanguage, type Language } from '#contract/language.ts';
import { maxLength } from '#contract/text-rule.ts';
import type {
  SearchedBonus,
  SearchedProduct,
  SearchedPromoCode,
} from '../db/repositories/catalogue/search/search-document.ts';
import type { SearchedPage } from '../db/repositories/content/searched-page.ts';
import type { DocumentTexts, SearchDocument } from './search-index.ts';

type Translated = Record<Language, string | null>;

/** Untranslated fields are shown in English, so they are searched in English. */
const shownIn = (language: Language) => (text: Translated) =>
  text[language] ?? text[defaultLanguage] ?? undefined;

const textsOf = (
  textsIn: (shown: (text: Translated) => string | undefined) => DocumentTexts,
): Record<Language, DocumentTexts> => inEachLanguage((language) => textsIn(shownIn(language)));

export const productDocument = (product: SearchedProduct): SearchDocument => ({
  type: 'products',
  id: product.id,
  market: null,
  is_active: true,
  starts_at: null,
  ends_at: null,
  tags: product.tags,
  wagering: null,
  texts: textsOf((shown) => ({
    name: shown(product.name),
    categories: product.categories.map((category) => shown(category) ?? ''),
    fs_label: shown(product.fs_label),
    freebet_label: shown(product.freebet_label),
    description: shown(product.description),
  })),
});

export const bonusDocument = (bonus: SearchedBonus): SearchDocument => ({
  type: 'bonuses',
  id: bonus.id,
  market: bonus.market_code,
  is_active: bonus.is_active === 1,
  starts_at: bonus.live_from,
  ends_at: bonus.live_until,
  tags: bonus.tags,
  wagering: bonus.wagering,
  texts: textsOf((shown) => ({
    title: shown(bonus.title),
    subtitle: shown(bonus.subtitle),
    'partner.name': shown(bonus.partner_name),
  })),
});

export const promoCodeDocument = (promoCode: SearchedPromoCode): SearchDocument => ({
  type: 'promocodes',
  id: promoCode.id,
  market: promoCode.market_code,
  is_active: promoCode.is_active === 1,
  starts_at: null,
  ends_at: promoCode.ends_at,
  tags: promoCode.tags,
  wagering: promoCode.wagering,
  texts: textsOf((shown) => ({
    code: promoCode.code,
    rarity: promoCode.rarity,
    'product.name': shown(promoCode.product_name),
  })),
});

/** Only includes the languages in which the page is published. */
export const pageDocument = (page: SearchedPage): SearchDocument => ({
  type: 'pages',
  id: page.id,
  market: null,
  is_active: page.live_from !== null,
  starts_at: page.live_from,
  ends_at: null,
  tags: [],
  wagering: null,
  texts: inEachLanguage((language) => {
    const { title, excerpt, body } = page.texts[language] ?? noText;
    return { title: title ?? undefined, excerpt: excerpt ?? undefined, body: wordsOfBody(body) };
  }),
});

const noText = { title: null, excerpt: null, body: null };

/** Bodies are indexed up to the maximum length of a product's description. */
const wordsOfBody = (body: RichText | null) =>
  body === null ? undefined : plainText(body).slice(0, maxLength.description);
