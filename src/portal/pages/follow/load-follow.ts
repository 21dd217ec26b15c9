import { notFound } from '@tanstack/react-router';
import { pathIn } from '#contract/language-path.ts';
import { type Followed, followedIn, followSearch } from '#contract/visitor/follow.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { noindexHead } from '../../head/noindex-head.ts';

type Loading = { context: RouterContext; location: { searchStr: string } };

export async function loadFollow({ context, location }: Loading) {
  const { language, market, site } = context;
  const followed = followedIn(location.searchStr);
  if (!followed) throw notFound();
  const texts = await loadContentTexts(language, 'follow');
  const search = new URLSearchParams({ ...followSearch(followed), market });
  const feed = `${site.url}${pathIn(language, '/follow.xml')}?${search}`;
  const name = await nameOf(context, followed, texts);
  const { meta } = noindexHead();
  const link = { rel: 'alternate', type: 'application/atom+xml', title: name, href: feed };
  return {
    head: { meta, links: [link] },
    texts,
    refusal: context.refusedFollow,
    lead: texts.leads[followed.kind],
    byEmail: texts.byEmail[followed.kind],
    name,
    feed,
  };
}

export type LoadedFollow = Awaited<ReturnType<typeof loadFollow>>;

async function nameOf(
  { loadApi, market, language: lang }: RouterContext,
  { kind, target }: Followed,
  texts: { product: string; codes: string; category: string; categories: Record<string, string> },
) {
  if (kind === 'codes') return texts.codes;
  if (kind === 'category') {
    return texts.categories[target] ?? fillText(texts.category, { name: target });
  }
  const { catalogue } = await loadApi();
  const found = await resultOf(
    catalogue.product.query({ id: Number(target), market, lang }, { context: { once: true } }),
  );
  if (!('data' in found)) throw notFound();
  return fillText(texts.product, { name: found.data.name });
}
