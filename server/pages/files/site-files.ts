/** Files at well-known paths, for crawlers and browsers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Site } from '#contract/site/site.ts';
import { followedIn } from '#contract/visitor/follow.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { briefCacheControl } from '../../http/etag.ts';
import { readSite } from '../../site/read-site.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';
import { findNews } from '../../visitor/follow/followed-news.ts';
import { parsePageUrl } from '../page-url.ts';
import { renderedPage, sendPage } from '../rendered-page.ts';
import { visitorMarket } from '../visitor-market.ts';
import { renderFeed } from './feed.ts';
import { renderFollowFeed } from './follow-feed.ts';
import { renderSitemap, renderSitemapFile } from './sitemap.ts';

const hidden = { schema: { hide: true } };
const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';

export async function siteFiles(app: FastifyInstance, deps: Deps) {
  const { db } = deps.database;

  type RenderFile = (site: Site) => string | undefined | Promise<string | undefined>;

  async function send(
    [request, reply]: [FastifyRequest, FastifyReply],
    path: string,
    type: string,
    render: RenderFile,
    language: Language = defaultLanguage,
  ) {
    const file = await deps.pageCache.get(path, async () => {
      const { site } = await readSite(app, deps, language);
      const text = await render(site);
      if (text === undefined) throw notFound();
      const headers = { 'content-type': type, 'cache-control': briefCacheControl };
      return { page: renderedPage(200, text, headers) };
    });
    return sendPage(request, reply, file);
  }

  app.get('/robots.txt', hidden, (...exchange) =>
    send(exchange, '/robots.txt', 'text/plain; charset=utf-8', robotsText),
  );
  app.get('/manifest.webmanifest', hidden, (...exchange) =>
    send(exchange, '/manifest.webmanifest', 'application/manifest+json', webManifest),
  );
  for (const language of languages) {
    const path = pathIn(language, '/feed.xml');
    app.get(path, hidden, (...exchange) =>
      send(
        exchange,
        path,
        atom,
        (site) => (site.languages.includes(language) ? renderFeed(db, site, language) : undefined),
        language,
      ),
    );
  }
  for (const language of languages) {
    app.get(pathIn(language, '/follow.xml'), hidden, async (request, reply) => {
      const { site } = await readSite(app, deps, language);
      const followed = followedIn(request.url.replace(/^[^?]*/, ''));
      if (!followed || !site.languages.includes(language)) throw notFound();
      const market_code = await visitorMarket(
        request,
        parsePageUrl(request.url)?.market,
        deps.reads.markets,
      );
      const target = { ...followed, market_code, lang: language };
      const news = await findNews(deps.reads, target, askerOf(request));
      if (!news) throw notFound();
      const feed = await renderFollowFeed(db, site, { followed: target, news });
      const headers = { 'cache-control': briefCacheControl, vary: 'cookie' };
      return reply.type(atom).headers(headers).send(feed);
    });
  }
  app.get('/sitemap.xml', hidden, (...exchange) =>
    send(exchange, '/sitemap.xml', xml, (site) => renderSitemap(db, site)),
  );
  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', hidden, (request, reply) => {
    const { file } = request.params;
    if (!/^[1-9]\d{0,5}$/.test(file)) throw notFound();
    return send([request, reply], `/sitemap-${file}.xml`, xml, (site) =>
      renderSitemapFile(db, site, Number(file)),
    );
  });
}

/** Allows only the API calls that pages make, for crawlers that render them. */
const robotsText = ({ url }: Site) => `User-agent: *
Disallow: /admin
Disallow: /go/
Disallow: /api/
Allow: /api/trpc/catalogue.

Sitemap: ${url}/sitemap.xml
`;

const icon = (src: string, size: number, purpose?: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

const webManifest = ({ name, icons, themeColors }: Site) =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors[0]?.content,
    theme_color: themeColors[0]?.content,
    icons: [icon(icons.icon, 192), icon(icons.large, 512), icon(icons.maskable, 512, 'maskable')],
  });
