import type { Language } from '#contract/language.ts';
import type { CompareText } from './en/compare.ts';
import type { CostTexts } from './en/cost.ts';
import type { PartnerListText } from './en/partner-list.ts';
import type { ProductText } from './en/product.ts';
import type { PromoText } from './en/promo-code.ts';
import type { SearchTexts } from './en/search.ts';
import type { TermsTexts } from './en/terms.ts';
import type { AccountText } from './type/account.ts';
import type { EmailChangeText } from './type/email-change.ts';
import type { InquiryTexts } from './type/inquiry.ts';
import type { SavedText } from './type/saved.ts';
import type { SignInText } from './type/sign-in.ts';

type Texts = {
  compare: CompareText;
  cost: CostTexts;
  terms: TermsTexts;
  account: AccountText;
  'email-change': EmailChangeText;
  inquiry: InquiryTexts;
  'partner-list': PartnerListText;
  product: ProductText;
  'promo-code': PromoText;
  saved: SavedText;
  search: SearchTexts;
  'sign-in': SignInText;
};

/** Excludes what the other loaders cover. */
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
