import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { formatPercent } from '../../../../messages/format-number.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import { longDate } from '../../format-by-language.ts';
import { pageHead } from '../../head/page-head.ts';

/** Builds the page from the criteria themselves, so that it always matches them. */
export async function loadScoring(context: RouterContext) {
  const { language } = context;
  const { catalogue } = await context.loadApi();
  const [{ categories, changed_on }, { criteriaOf, changed, none, description, ...texts }] =
    await Promise.all([
      catalogue.scoring.query({ lang: language }),
      loadContentTexts(language, 'scoring'),
    ]);
  const date = changed_on && longDate(language).format(new Date(changed_on));
  return {
    head: pageHead({ context, path: pagePath.howWeRate, title: texts.title, description }),
    texts,
    none: categories.length === 0 ? none : null,
    categories: categories.map(({ slug, name, criteria }) => ({
      slug,
      title: fillText(criteriaOf, { category: name }),
      criteria: criteria.map(({ weight, ...criterion }) => ({
        ...criterion,
        weight: formatPercent(weight, language),
      })),
    })),
    changed: date && categories.length > 0 ? fillText(changed, { date }) : null,
  };
}

export type LoadedScoring = Awaited<ReturnType<typeof loadScoring>>;
