import type { ComponentType } from 'react';
import { languageOf } from '#contract/language-path.ts';
import type { CompareText } from '../../../../../messages/en/content/compare.ts';
import { loadContentTexts } from '../../../../../messages/load-content-text.ts';

/** The texts load with the component, because no other page has them. */
export async function withTexts<Props extends object>(
  Component: ComponentType<Props & { texts: CompareText }>,
) {
  const texts = await loadContentTexts(languageOf(window.location.pathname), 'compare');
  return (props: Props) => <Component {...props} texts={texts} />;
}
