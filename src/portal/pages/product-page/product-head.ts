import { pagePath, productPath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';
import { breadcrumbs, type NamedPage } from '../../head/structured-data.ts';
import type { ShownProduct, ShownText } from './load-product.ts';

/** Returns the breadcrumbs, both for the page and for search engines. */
export const breadcrumbSteps = (
  context: RouterContext,
  { slug, name }: ShownProduct,
): NamedPage[] => [
  { name: context.messages.sections.casino.title, path: pagePath.casino },
  { name, path: productPath(slug) },
];

type Shown = { product: ShownProduct; texts: ShownText };

export const productHead = (context: RouterContext, { product, texts }: Shown) =>
  pageHead({
    context,
    path: productPath(product.slug),
    title: product.name,
    description: product.description ?? fillText(texts.summary, { name: product.name }),
    image: product.images[0]?.image_url ?? product.icon_url,
    things: [breadcrumbs(context, breadcrumbSteps(context, product))],
  });
