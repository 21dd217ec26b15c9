/** The forms of /follow and /unsubscribe, which work without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '#contract/language.ts';
import { languageOf, pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { type FollowRefusal, followedIn, followSearch } from '#contract/visitor/follow.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { isOneClick, oneClickIn } from '../../visitor/follow/one-click.ts';
import { marketSearch, parsePageUrl } from '../page-url.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { acceptForms, formOf, sendRejectedForm } from './posted-form.ts';

type Show = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Options = Pick<Deps, 'accounts' | 'follows'> & {
  siteUrl: () => string;
  marketOf: (request: FastifyRequest, asked: MarketCode | undefined) => Promise<MarketCode>;
  show: Show;
  showAgain: (request: FastifyRequest, refusal: FollowRefusal) => Promise<RenderedPage>;
};

const schema = { hide: true };
const noStore = { 'cache-control': 'no-store' };

export async function followForm(app: FastifyInstance, options: Options) {
  const { accounts, follows, siteUrl, marketOf, show, showAgain } = options;
  acceptForms(app, bodyLimits.form);
  const onRequest = async (request: FastifyRequest) => refuseOtherSites(request, siteUrl());

  /** Visitors without a session sign in first, and then come back. */
  async function follow(request: FastifyRequest, reply: FastifyReply) {
    const followed = followedIn(request.url.replace(/^[^?]*/, ''));
    if (!followed) return reply.callNotFound();
    const language = languageOf(request.url);
    const asked = parsePageUrl(request.url)?.market;
    const byEmail = formOf(request).get('by_email') === 'yes';
    const goTo = (path: string, search: Record<string, string> = {}) => {
      const query = new URLSearchParams({ ...search, ...(asked && { market: asked }) });
      return reply
        .headers(noStore)
        .redirect(pathIn(language, path) + (query.size > 0 ? `?${query}` : ''), 303);
    };
    const visitor = await accounts.visitorOf(request, reply);
    if (!visitor) {
      const chosen = new URLSearchParams({
        ...followSearch(followed),
        ...(asked && { market: asked }),
        ...(byEmail && { by_email: 'yes' }),
      });
      return goTo(pagePath.signIn, { back: `${pathIn(language, pagePath.follow)}?${chosen}` });
    }
    const market_code = await marketOf(request, asked);
    const outcome = await follows.follow(
      visitor.id,
      { ...followed, market_code, lang: language },
      { byEmail },
    );
    if (outcome === 'missing') return reply.callNotFound();
    if (outcome === 'full') {
      return sendRejectedForm(request, reply, await showAgain(request, outcome), 409);
    }
    return goTo(pagePath.account);
  }

  for (const language of languages) {
    const path = pathIn(language, pagePath.follow);
    app.get(path, { schema }, show);
    app.post(path, { schema, onRequest }, follow);
  }
  await app.register(unsubscribePages, { follows, show });
}

/**
 * The unsubscribe link in an email. Mail scanners follow links, so only a POST stops the emails: from the page's
 * button, or from a mail program (RFC 8058), which sends neither cookies nor an origin.
 */
async function unsubscribePages(
  app: FastifyInstance,
  { follows, show }: Pick<Deps, 'follows'> & { show: Show },
) {
  // Mail programs may also send multipart/form-data.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: bodyLimits.form },
    async (_request: unknown, body: string) => oneClickIn(body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'strict-origin');
  });
  const at = (language: Language, result = '') => pathIn(language, pagePath.unsubscribe) + result;
  for (const language of languages) {
    app.get(at(language), { schema }, show);
    for (const result of ['/done', '/failed']) app.get(at(language, result), { schema }, show);
    app.post(at(language), { schema }, async (request, reply) => {
      const isDone = await follows.unsubscribe(request.url);
      if (isOneClick(formOf(request))) {
        return reply
          .headers(noStore)
          .status(isDone ? 200 : 400)
          .send();
      }
      const next = at(language, isDone ? '/done' : '/failed');
      return reply
        .headers(noStore)
        .redirect(next + marketSearch(parsePageUrl(request.url)?.market), 303);
    });
  }
}
