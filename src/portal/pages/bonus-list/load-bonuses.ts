import { notFound } from '@tanstack/react-router';
import { pagePath, productPath } from '#contract/page-path.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { loadOfferList } from '../../filter/load-offer-list.ts';
import { pageHead } from '../../head/page-head.ts';
import { itemList } from '../../head/structured-data.ts';

type Loading = { context: RouterContext; deps: object; abortController: AbortController };

const pageLength = 20;

export async function loadBonuses({ context, deps, abortController: { signal } }: Loading) {
  const { chosen, page, offers, described, texts } = await loadOfferList({
    ...{ context, search: deps, subject: 'bonuses', pageLength },
    list: (query) =>
      resultOf(
        context.loadApi().then(({ catalogue }) => catalogue.bonuses.query(query, { signal })),
      ),
  });
  if (page > 1 && 'data' in offers && offers.data.items.length === 0) throw notFound();
  const { title, heading, description, follow } = texts.bonuses;
  const partners =
    'data' in offers ? offers.data.items.flatMap(({ partner }) => partner ?? []) : [];
  const once = new Map(partners.map(({ slug, name }) => [productPath(slug), name]));
  const listed = Array.from(once, ([path, name]) => ({ path, name }));
  const { meta, links } = pageHead({
    ...{ context, path: pagePath.allBonuses, title, description },
    things: listed.length > 0 ? [itemList(context, listed)] : [],
  });
  // Filtered and sorted lists and further pages have the same bonuses as the complete list.
  const isWhole = Object.keys(chosen).length === 0;
  const head = { meta: isWhole ? meta : [...meta, { name: 'robots', content: 'noindex' }], links };
  return { chosen, bonuses: offers, described, title, heading, follow, head };
}

export type LoadedBonuses = Awaited<ReturnType<typeof loadBonuses>>;
