import type { Language } from '#contract/language.ts';
import type { CompareText } from './en/content/compare.ts';
import type { ContentPageTexts } from './en/content/content-page.ts';
import type { CostTexts } from './en/content/cost.ts';
import type { FitText } from './en/content/fit.ts';
import type { FollowText } from './en/content/follow.ts';
import type { KeyFactTexts } from './en/content/key-facts.ts';
import type { OfferListText } from './en/content/offer-list.ts';
import type { PartnerListText } from './en/content/partner-list.ts';
import type { RichTextTexts } from './en/content/rich-text.ts';
import type { ScoringText } from './en/content/scoring.ts';
import type { AccountText } from './type/account.ts';
import type { EmailChangeText } from './type/email-change.ts';
import type { InquiryTexts } from './type/inquiry.ts';
import type { SignInText } from './type/sign-in.ts';

export type ContentTexts = {
  'email-change': EmailChangeText;
  inquiry: InquiryTexts;
  'sign-in': SignInText;
  account: AccountText;
  compare: CompareText;
  'content-page': ContentPageTexts;
  cost: CostTexts;
  fit: FitText;
  follow: FollowText;
  'key-facts': KeyFactTexts;
  'offer-list': OfferListText;
  'partner-list': PartnerListText;
  'rich-text': RichTextTexts;
  scoring: ScoringText;
};

const files = import.meta.glob<ContentTexts[keyof ContentTexts]>('./*/content/*.ts', {
  import: 'texts',
});

/**
 * Loads messages of pages that few visitors open. Separate, because every page lists the files of load-page-text.ts.
 */
export async function loadContentTexts<Page extends keyof ContentTexts>(
  language: Language,
  page: Page,
): Promise<ContentTexts[Page]> {
  const load = files[`./${language}/content/${page}.ts`];
  if (!load) throw new Error(`messages/${language}/content/${page}.ts is missing`);
  return (await load()) as ContentTexts[Page];
}
