import { notFound, redirect } from '@tanstack/react-router';
import type { CostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import type { ContentPageView } from '#contract/content/content-page.ts';
import type { ContentPageKind, ListedKind } from '#contract/content/content-path.ts';
import type { LiveCards } from '#contract/content/rich-text/live-card.ts';
import { referencesOf } from '#contract/content/rich-text/read-rich-text.ts';
import { emptyRichText, type RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { contentHead } from './content-head.ts';
import { contentPlaceAt, listLength } from './content-place.ts';
import type { Content } from './loaded-content.ts';

const maxMoreCards = 3;
const noCards: LiveCards = { bonuses: [], products: [], promocodes: [], topLists: [] };

type Loading = {
  context: RouterContext;
  params: { _splat?: string | undefined };
  location: { searchStr: string; publicHref: string };
  abortController: AbortController;
  deps?: CostSearch;
};

const isMissing = (error: unknown) =>
  (error as { data?: { httpStatus?: number } }).data?.httpStatus === 404;

/** Reloads a missing page from the server, because only the server redirects pages that moved. */
function orAskServer(error: unknown, href: string): never {
  if (!isMissing(error)) throw error;
  throw import.meta.env.SSR ? notFound() : redirect({ href, reloadDocument: true });
}

/** Returns the head with the data, so that no other page loads the code that builds it. */
export async function loadContent(loading: Loading) {
  const content = await loadPlace(loading);
  const { article } = content;
  return {
    ...content,
    head: contentHead(loading.context, content),
    /** Undefined for previews and lists, which exist in every language. */
    shownIn: article && !article.previewEnds ? article.view.languages : undefined,
  };
}

async function loadPlace(loading: Loading): Promise<Content> {
  const { context, params, location } = loading;
  const place = contentPlaceAt(`/${params._splat ?? ''}`);
  if (!place) throw notFound();
  const texts = loadContentTexts(context.language, 'content-page');
  if ('list' in place) {
    const [list, shared] = await Promise.all([loadList(loading, place.list, place.page), texts]);
    return { texts: shared, list };
  }
  const search = new URLSearchParams(location.searchStr);
  const article =
    'preview' in place
      ? loadPreview(loading, place.preview, search)
      : loadArticle(loading, place.kind, place.slug);
  const [loaded, shared, bodyTexts] = await Promise.all([
    article,
    texts,
    loadContentTexts(context.language, 'rich-text'),
  ]);
  return { texts: shared, article: { ...loaded, bodyTexts } };
}

async function loadList({ context, abortController }: Loading, kind: ListedKind, page: number) {
  const { catalogue } = await context.loadApi();
  const query = {
    kind,
    lang: context.language,
    limit: listLength,
    offset: (page - 1) * listLength,
  };
  const cards = await resultOf(
    catalogue.contentPages.query(query, { signal: abortController.signal }),
  );
  if (page > 1 && 'data' in cards && cards.data.items.length === 0) throw notFound();
  return { kind, page, cards };
}

async function loadArticle(loading: Loading, kind: ContentPageKind, slug: string) {
  const { language: lang, market, loadApi } = loading.context;
  const { catalogue } = await loadApi();
  const { signal } = loading.abortController;
  const [view, more] = await Promise.all([
    catalogue.contentPage
      .query({ kind, slug, market, lang }, { signal })
      .catch((error) => orAskServer(error, loading.location.publicHref)),
    kind === 'page' ? [] : loadMore(loading, kind),
  ]);
  return {
    view,
    cards: await loadCards(loading, view.body),
    list: await loadFiltered(loading, view),
    more: more.filter(({ id }) => id !== view.id).slice(0, maxMoreCards),
    stored: view.path === '/privacy' ? await loadStored(loading) : undefined,
    previewEnds: undefined,
  };
}

async function loadPreview(loading: Loading, id: number, search: URLSearchParams) {
  const { language: lang, market, loadApi } = loading.context;
  const { catalogue } = await loadApi();
  const token = search.get('token') ?? '';
  const expires = Number(search.get('expires'));
  if (!token || !Number.isSafeInteger(expires) || expires <= 0) throw notFound();
  const view = await catalogue.contentPagePreview
    .query({ id, market, lang, token, expires })
    .catch((error) => {
      throw isMissing(error) ? notFound() : error;
    });
  return {
    view,
    cards: await loadCards(loading, view.body),
    list: await loadFiltered(loading, view),
    more: [],
    stored: undefined,
    previewEnds: new Date(expires * 1000).toISOString(),
  };
}

/** Loads what a filtered list needs, only for pages that have one. */
async function loadFiltered(loading: Loading, { partner_list }: ContentPageView) {
  if (partner_list === null) return undefined;
  const { loadPartnerList } = await import('../filtered-page/load-partner-list.ts');
  return loadPartnerList(loading, partner_list);
}

async function loadStored({ context, location }: Loading) {
  const { loadStoredData } = await import('../privacy/load-stored-data.ts');
  return loadStoredData(context, location.publicHref);
}

/** Loads cards that the page can do without, so a failed request isn't retried. */
async function loadMore({ context, abortController: { signal } }: Loading, kind: ListedKind) {
  const { catalogue } = await context.loadApi();
  const query = { kind, lang: context.language, limit: maxMoreCards + 1 };
  const cards = await resultOf(
    catalogue.contentPages.query(query, { signal, context: { once: true } }),
  );
  return 'data' in cards ? cards.data.items : [];
}

/** Loads an article's current cards and alt texts, if it refers to any. If that fails, the article is shown without. */
async function loadCards({ context, abortController, deps }: Loading, body: RichText | null) {
  const references = referencesOf(body ?? emptyRichText);
  if (Object.values(references).every(({ length }) => length === 0)) return noCards;
  const { market, language: lang, loadApi } = context;
  const { catalogue } = await loadApi();
  const loaded = await resultOf(
    catalogue.liveCards.query(
      { ...references, market, lang, ...deps },
      { signal: abortController.signal },
    ),
  );
  return 'data' in loaded ? loaded.data : noCards;
}
