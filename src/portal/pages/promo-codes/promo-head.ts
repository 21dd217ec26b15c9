import { pagePath } from '#contract/page-path.ts';
import type { Messages } from '../../../../messages/en/common.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';
import type { PromoCodes } from './load-promo-codes.ts';

export function promoPageTitle({ promoCodes: { title } }: Messages, { page, texts }: PromoCodes) {
  return page > 1 ? `${title}, ${fillText(texts.pageNumber, { number: String(page) })}` : title;
}

export function promoHead(context: RouterContext, codes: PromoCodes) {
  const { page, texts } = codes;
  return pageHead({
    context,
    path: page > 1 ? `${pagePath.promoCodes}/${page}` : pagePath.promoCodes,
    title: promoPageTitle(context.messages, codes),
    description: texts.description,
  });
}
