/** Responds to an old address that leads somewhere else, or whose page is gone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GoItem } from '#contract/partner/go-path.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { sendGoneProblem } from '../http/error-response.ts';
import type { OldAddressAnswer, PageRedirect } from './decide-response.ts';
import { askedMarket, leaving, needsPage } from './go-route.ts';
import { type PageUrl, parsePageUrl } from './page-url.ts';
import { type RenderedPage, sendPage } from './rendered-page.ts';

type Options = Deps & {
  /** Renders a page, even if the path has a redirect. */
  render: (
    request: FastifyRequest,
    page: { pageUrl: PageUrl; isGone?: true },
  ) => Promise<RenderedPage>;
};

export function oldAddressAnswers(app: FastifyInstance, { render, ...deps }: Options) {
  const leave = leaving(app, deps);

  async function leaveTo(request: FastifyRequest, reply: FastifyReply, item: GoItem) {
    try {
      // Previews only read, so they count no clicks.
      if (deps.previewBar) throw notFound();
      return await leave(request, reply, { ...item, market: askedMarket(request) });
    } catch (error) {
      const pageUrl = parsePageUrl(request.url);
      if (!pageUrl || !needsPage(request, error)) throw error;
      return sendPage(request, reply, notStored(await render(request, { pageUrl })));
    }
  }

  async function sendGone(request: FastifyRequest, reply: FastifyReply, pageUrl: PageUrl) {
    if (wantsProblem(request)) return sendGoneProblem(reply);
    const page = await render(request, { pageUrl, isGone: true });
    return sendPage(request, reply, page);
  }

  return (request: FastifyRequest, reply: FastifyReply, answer: OldAddressAnswer) => {
    if (answer.kind === 'partner') return leaveTo(request, reply, answer.item);
    if (answer.kind === 'gone') return sendGone(request, reply, answer.pageUrl);
    return redirect(reply, answer);
  };
}

const redirect = (reply: FastifyReply, { status, to, headers }: PageRedirect) =>
  reply.headers(headers).redirect(to, status);

const notStored = (page: RenderedPage): RenderedPage => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'no-store' },
});

const wantsProblem = ({ headers: { accept = '' } }: FastifyRequest) =>
  /\bjson\b/.test(accept) && !accept.includes('text/html');
