import type { Language } from '#contract/language.ts';
import type { ProductText } from './en/product.ts';
import type { PromoText } from './en/promo-code.ts';
import type { SearchTexts } from './en/search.ts';
import type { TermsTexts } from './en/terms.ts';
import type { SavedText } from './type/saved.ts';

type Texts = {
  terms: TermsTexts;
  product: ProductText;
  'promo-code': PromoText;
  saved: SavedText;
  search: SearchTexts;
};

/** Excludes the files that the other loaders cover. */
const files = import.meta.glob<Texts[keyof Texts]>(['./*/*.ts', '!./*/{common,opening}.ts'], {
  import: 'texts',
});

/** Each page has its own message file, so its loader loads nothing else. */
export async function loadTexts<Page extends keyof Texts>(
  language: Language,
  page: Page,
): Promise<Texts[Page]> {
  const load = files[`./${language}/${page}.ts`];
  if (!load) throw new Error(`messages/${language}/${page}.ts is missing`);
  return (await load()) as Texts[Page];
}
