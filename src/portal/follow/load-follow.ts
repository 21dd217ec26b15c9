import { notFound } from '@tanstack/react-router';
import { pathIn } from '#contract/language-path.ts';
import { type Followed, followedIn, followSearch } from '#contract/visitor/follow.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { loadTexts } from '../../../messages/load-page-text.ts';
import { resultOf } from '../../api/api-result.ts';
import type { RouterContext } from '../../router-context.ts';

type Loading = { context: RouterContext; location: { searchStr: string } };

export async function loadFollow({ context, location }: Loading) {
  const { language, market, site } = context;
  const followed = followedIn(location.searchStr);
  if (!followed) throw notFound();
  const texts = await loadTexts(language, 'follow');
  const search = new URLSearchParams({ ...followSearch(followed), market });
  return {
    texts,
    lead: texts.leads[followed.kind],
    name: await nameOf(context, followed, texts),
    feed: `${site.url}${pathIn(language, '/follow.xml')}?${search}`,
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
