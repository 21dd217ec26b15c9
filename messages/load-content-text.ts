import type { Language } from '#contract/language.ts';
import type { ContentPageTexts } from './en/content/content-page.ts';
import type { FollowText } from './en/content/follow.ts';
import type { RichTextTexts } from './en/content/rich-text.ts';
import type { ScoringText } from './en/content/scoring.ts';

type Texts = {
  'content-page': ContentPageTexts;
  follow: FollowText;
  'rich-text': RichTextTexts;
  scoring: ScoringText;
};

const files = import.meta.glob<Texts[keyof Texts]>('./*/content/*.ts', {
  import: 'texts',
});

/** Loads messages that only pages without lists of offers need. Separate, because every page lists the files of load-page-text.ts. */
export async function loadContentTexts<Page extends keyof Texts>(
  language: Language,
  page: Page,
): Promise<Texts[Page]> {
  const load = files[`./${language}/content/${page}.ts`];
  if (!load) throw new Error(`messages/${language}/content/${page}.ts is missing`);
  return (await load()) as Texts[Page];
}
