import { pagePath } from '#contract/page-path.ts';
import type { Messages } from '../../../../messages/en/common.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';
import type { PromoCodes } from './load-promo-codes.ts';

export function promoPageTitle(
  { promoCodes: { title } }: Messages,
  { page, texts }: Pick<PromoCodes, 'page' | 'texts'>,
) {
  return page > 1 ? `${title}, ${fillText(texts.pageNumber, { number: String(page) })}` : title;
}

/** Filtered and sorted lists have the same codes as the complete one, so search engines don't index them. */
export function promoHead(context: RouterContext, codes: PromoCodes) {
  const { page, texts, chosen } = codes;
  const isWhole = Object.keys(chosen).length === 0;
  const { meta, links } = pageHead({
    context,
    path: page > 1 && isWhole ? `${pagePath.promoCodes}/${page}` : pagePath.promoCodes,
    title: promoPageTitle(context.messages, codes),
    description: texts.description,
  });
  return { meta: isWhole ? meta : [...meta, { name: 'robots', content: 'noindex' }], links };
}
