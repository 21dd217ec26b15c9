/** Hands the requests of a browser that has opened a preview to the app of the preview, before any cache of the site. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#contract/language-path.ts';
import { AppError, asAppError, errorKinds, notFound } from '../errors.ts';
import { isOnBreak } from '../visitor/break/visitor-break.ts';
import type { OpenPreview } from './open-preview.ts';
import { explainingPage, leavePath, pagePolicy, previewTexts } from './preview-bar.ts';
import { choicesIn, deletedPreviewCookie, previewCookie, tokenIn } from './preview-cookie.ts';
import { partOf } from './preview-part.ts';
import { maxTokenLength, type PreviewToken } from './preview-token.ts';

const folder = '/preview/release';

/** The form to leave has no fields. */
const maxLeaveBytes = 1_024;

export const previewPathOf = (token: string) => `${folder}/${token}`;

const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

type Options = {
  read: (token: string) => PreviewToken | undefined;
  /** Opens the preview in this process if it isn't open yet. */
  find: (token: string, read: PreviewToken) => Promise<OpenPreview>;
  siteUrl: () => string;
};

export function servePreviews(app: FastifyInstance, options: Options) {
  const isSecure = () => options.siteUrl().startsWith('https:');
  addRoutes(app, options, isSecure);

  app.addHook('onRequest', (request, reply, done) => {
    const token = tokenIn(request.headers.cookie, isSecure());
    // A visitor on a break sees the site, which hides all offers from them.
    if (token === undefined || isOnBreak(request)) return done();
    const part = partOf(request.raw);
    if (part === 'site') return done();
    answer({ request, reply, token, isOff: part === 'off' }).catch(done);
  });

  async function answer({ request, reply, token, isOff }: Asked) {
    markAnswer(reply.raw);
    const read = options.read(token);
    if (!read || read.ends <= Date.now()) return sendEnded(request, reply);
    if (isOff) return sendOff(request, reply);
    let preview: OpenPreview;
    try {
      preview = await options.find(token, read);
    } catch (error) {
      return sendFailed(request, reply, error);
    }
    reply.hijack();
    handOver(preview.app, request.raw, reply.raw);
  }

  async function sendEnded(request: FastifyRequest, reply: FastifyReply) {
    if (!acceptsPage(request)) throw notFound('No preview');
    // The link on the page leads back to the site.
    reply.header('set-cookie', deletedPreviewCookie(isSecure()));
    const { ended } = await previewTexts(languageOf(request.url));
    return sendPage(request, reply, { status: 410, ...ended, to: '/' });
  }
}

type Asked = { request: FastifyRequest; reply: FastifyReply; token: string; isOff: boolean };

function addRoutes(app: FastifyInstance, { read }: Options, isSecure: () => boolean) {
  app.get<{ Params: { token: string } }>(
    `${folder}/:token`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { token } = request.params;
      const found = token.length > maxTokenLength ? undefined : read(token);
      reply.headers(previewHeaders);
      if (!found || found.ends <= Date.now()) {
        const { ended } = await previewTexts(languageOf(request.url));
        return sendPage(request, reply, { status: found ? 410 : 404, ...ended, to: '/' });
      }
      return reply.header('set-cookie', previewCookie(token, isSecure())).redirect('/', 303);
    },
  );
  app.register(async (form) => {
    const options = { parseAs: 'string', bodyLimit: maxLeaveBytes } as const;
    form.addContentTypeParser('application/x-www-form-urlencoded', options, async () => ({}));
    form.post(leavePath, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers({ ...previewHeaders, 'set-cookie': deletedPreviewCookie(isSecure()) })
        .redirect('/', 303),
    );
  });
}

const acceptsPage = ({ method, url, headers }: FastifyRequest) =>
  headers.accept?.includes('text/html') === true &&
  !url.startsWith('/api/') &&
  method !== 'OPTIONS';

async function sendOff(request: FastifyRequest, reply: FastifyReply) {
  if (!acceptsPage(request)) {
    throw new AppError('forbidden', 'Nothing is sent or counted in a preview.');
  }
  const { off } = await previewTexts(languageOf(request.url));
  return sendPage(request, reply, { status: 403, ...off, to: '/' });
}

async function sendFailed(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const known = asAppError(error);
  if (!acceptsPage(request)) throw known;
  if (known.code === 'internal') request.log.error({ err: error }, 'A preview cannot be opened');
  const { failed } = await previewTexts(languageOf(request.url));
  const { status } = errorKinds[known.code];
  reply.headers(known.headers);
  return sendPage(request, reply, { status, ...failed, text: known.message, to: request.url });
}

type Page = { status: number; title: string; text: string; link: string; to: string };

const sendPage = (request: FastifyRequest, reply: FastifyReply, { status, ...page }: Page) =>
  reply
    .status(status)
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(explainingPage(languageOf(request.url), page));

/** Sets the headers last, because the preview's app answers as if it were the site. */
function markAnswer(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...given: unknown[]) => {
    const own = given.find((part) => typeof part === 'object') as OutgoingHttpHeaders | undefined;
    response.removeHeader('etag');
    const { etag: _, ...sent } = own ?? {};
    return writeHead(status, { ...sent, ...previewHeaders });
  };
}

function handOver(app: FastifyInstance, request: IncomingMessage, response: ServerResponse) {
  const { headers } = request;
  headers.cookie = choicesIn(headers.cookie);
  // A browser's copy may be from the site.
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  app.routing(request, response);
}
