import type { ContentPageView } from '#contract/content/content-page.ts';
import { contentListPath } from '#contract/content/content-path.ts';
import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import type { ContentPageTexts } from '../../../../messages/en/content/content-page.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import { noindexHead } from '../../head/noindex-head.ts';
import { pageHead } from '../../head/page-head.ts';
import {
  breadcrumbs,
  breadcrumbsFromHome,
  itemList,
  type NamedPage,
} from '../../head/structured-data.ts';
import { articleStructuredData } from './article-structured-data.ts';
import { listPagePath } from './content-place.ts';
import type { Article, Content, ContentList } from './loaded-content.ts';

type Context = Pick<RouterContext, 'site' | 'language'>;

export function contentHead(context: Context, { texts, list, article }: Content) {
  if (list) return listHead(context, list, texts);
  return article.previewEnds ? noindexHead() : articleHead(context, article, texts);
}

export function listTitle({ kind, page }: ContentList, texts: ContentPageTexts): string {
  const { title } = texts[kind];
  return page > 1 ? `${title}, ${fillText(texts.pageNumber, { number: String(page) })}` : title;
}

function listHead(context: Context, list: ContentList, texts: ContentPageTexts) {
  const { site, language } = context;
  const listPath = contentListPath(list.kind);
  const shownIn = site.languages.filter((one) => !site.emptyPaths[one].includes(listPath));
  if (!shownIn.includes(language)) return noindexHead();
  const path = listPagePath(list.kind, list.page);
  const { meta, links } = pageHead({
    context,
    path,
    title: listTitle(list, texts),
    description: texts[list.kind].description,
    things: [breadcrumbsFromHome(context, { name: texts[list.kind].title, path })],
    // In another language, the list may be too short to have this page.
    shownIn: list.page > 1 ? [] : shownIn,
  });
  return { meta, links: [...links, feedLink(context, texts)] };
}

/** Returns the breadcrumbs, both for the page and for search engines. */
export function articleSteps({ site }: Context, view: ContentPageView, texts: ContentPageTexts) {
  const { kind, path, title } = view;
  const steps: NamedPage[] = [{ name: site.name, path: pagePath.casino }];
  if (kind !== 'page') steps.push({ name: texts[kind].title, path: contentListPath(kind) });
  return [...steps, { name: title, path }];
}

function articleHead(context: Context, { view, list }: Article, texts: ContentPageTexts) {
  const { path, title, excerpt, body, cover, kind } = view;
  const isListed = kind !== 'page';
  const partners = list && 'data' in list.partners ? list.partners.data.items : [];
  const listed = partners.map(({ slug, name }) => ({ path: productPath(slug), name }));
  const { meta, links } = pageHead({
    context,
    path,
    title: view.seo_title ?? title,
    description: view.seo_description ?? excerpt ?? ((body && plainText(body)) || title),
    image: cover,
    things: [
      breadcrumbs(context, articleSteps(context, view, texts)),
      ...articleStructuredData(context, view),
      ...(listed.length > 0 ? [itemList(context, listed)] : []),
    ],
    shownIn: view.languages,
    type: isListed ? 'article' : 'website',
  });
  return { meta, links: isListed ? [...links, feedLink(context, texts)] : links };
}

const feedLink = ({ site, language }: Context, texts: ContentPageTexts) => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: fillText(texts.feed, { site: site.name }),
  href: site.url + pathIn(language, '/feed.xml'),
});
