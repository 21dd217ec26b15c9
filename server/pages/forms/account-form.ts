/** The forms and links of /signin, /account and /signout, which work without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '#contract/language.ts';
import { languageOf, pathIn } from '#contract/language-path.ts';
import { noticePath, pagePath } from '#contract/page-path.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import {
  complaintAboutPassword,
  isSignInEmail,
  normalizeEmail,
  type PostedSignIn,
  type SignInForm,
  type SignInRefusal,
} from '#contract/visitor/sign-in.ts';
import type { Deps } from '../../deps.ts';
import { errorKinds } from '../../errors.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { knownError, sendProblem } from '../../http/error-response.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { isCommonPassword } from '../../visitor/account/common-password.ts';
import { marketSearch, parsePageUrl } from '../page-url.ts';
import { failurePage } from '../render/failure-page.ts';
import { type RenderedPage, renderedPage, sendPage } from '../rendered-page.ts';
import { acceptForms, formOf, sendRejectedForm } from './posted-form.ts';
import { emailReturnPath, returnPath } from './return-path.ts';

const statuses: Record<SignInRefusal, number> = {
  no_email: 400,
  short: 400,
  common: 400,
  long: 400,
  expired: 400,
  wrong: 401,
  too_many_requests: 429,
  overloaded: 503,
  other: 500,
};

type Options = Pick<Deps, 'accounts'> & {
  activeMarkets: () => Promise<MarketCode[]>;
  siteUrl: () => string;
  show: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  showAgain: (request: FastifyRequest, posted: PostedSignIn) => Promise<RenderedPage>;
};

type Submission = {
  request: FastifyRequest;
  reply: FastifyReply;
  email: string;
  form: URLSearchParams;
};
type Outcome = { refusal: SignInRefusal } | { next: string };

export async function accountPages(app: FastifyInstance, options: Options) {
  acceptForms(app, bodyLimits.form);
  app.setErrorHandler(sendFailure);
  // The URL may contain an emailed token, which other sites must not see. `no-referrer` would also hide the form's
  // origin.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'strict-origin');
  });
  for (const language of languages) addPages(app, language, options);
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function addPages(app: FastifyInstance, language: Language, options: Options) {
  const { accounts, siteUrl, show } = options;
  const schema = { hide: true };
  const onRequest = async (request: FastifyRequest) => refuseOtherSites(request, siteUrl());
  const at = (page: string) => pathIn(language, page);
  const onGet = (page: string, handler: Handler) => app.get(at(page), { schema }, handler);
  const onPost = (page: string, handler: Handler) =>
    app.post(at(page), { schema, onRequest }, handler);

  for (const page of [pagePath.signIn, pagePath.signInReady]) {
    onGet(page, async (request, reply) => {
      if (!(await accounts.visitorOf(request, reply))) return show(request, reply);
      return redirect(reply, pathWithMarket(request, pagePath.account));
    });
    onPost(page, (request, reply) => {
      const name = formOf(request).get('form');
      const kind = name === 'sign-up' || name === 'forgotten' ? name : 'sign-in';
      return receive(options, kind, request, reply);
    });
  }
  onGet(pagePath.password, show);
  onPost(pagePath.password, (request, reply) => receive(options, 'password', request, reply));
  // Mail scanners follow links, so only the button on the page takes effect.
  onGet(pagePath.emailConfirm, show);
  onPost(pagePath.emailConfirm, async (request, reply) => {
    const done = await accounts.confirmEmailChange(parameter(request, 'token') ?? '', language);
    const notice = noticePath(done ? 'confirmed' : 'expired');
    return redirect(reply, pathWithMarket(request, notice));
  });
  onGet(pagePath.emailStop, show);
  onPost(pagePath.emailStop, async (request, reply) => {
    const done = await accounts.stopEmailChange(parameter(request, 'token') ?? '');
    const notice = noticePath(done ? 'stopped' : 'expired');
    return redirect(reply, pathWithMarket(request, notice));
  });
  for (const notice of ['sent', 'confirmed', 'stopped', 'expired'] as const) {
    onGet(noticePath(notice), show);
  }
  onGet(pagePath.account, async (request, reply) => {
    if (await accounts.visitorOf(request, reply)) return show(request, reply);
    const back = encodeURIComponent(at(pagePath.account));
    return redirect(reply, `${at(pagePath.signIn)}?back=${back}`);
  });
  onPost(pagePath.signOut, async (request, reply) => {
    await accounts.signOut(request, reply);
    return redirect(reply, pathAfter(request, pagePath.home));
  });
}

async function receive(
  options: Options,
  kind: SignInForm,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const form = formOf(request);
  const email = normalizeEmail(form.get('email'));
  const outcome = await handle(options, kind, { request, reply, email, form });
  if ('next' in outcome) return redirect(reply, outcome.next);
  const { refusal, status = statuses[refusal] } = outcome;
  const page = await options.showAgain(request, { form: kind, email, refusal });
  return sendRejectedForm(request, reply, page, status);
}

/** Failures are also shown on the form's page. */
async function handle(
  options: Options,
  kind: SignInForm,
  submission: Submission,
): Promise<Outcome & { status?: number }> {
  try {
    return await handlers[kind](options, submission);
  } catch (error) {
    const { code, headers, cause } = knownError(error);
    const { status } = errorKinds[code];
    const { request, reply } = submission;
    if (status >= 500) request.log.error({ err: cause ?? error }, 'A sign-in form failed.');
    reply.headers(headers);
    return { refusal: code in statuses ? (code as SignInRefusal) : 'other', status };
  }
}

const handlers: Record<SignInForm, (options: Options, submission: Submission) => Promise<Outcome>> =
  {
    async 'sign-in'({ accounts }, { request, reply, email, form }) {
      if (!isSignInEmail(email)) return { refusal: 'no_email' };
      const password = form.get('password') ?? '';
      const refusal = await accounts.signIn(request, reply, { email, password });
      return refusal ? { refusal } : { next: pathAfter(request, pagePath.account) };
    },
    'sign-up': (options, submission) => askForLink(options, submission, true),
    forgotten: (options, submission) => askForLink(options, submission, false),
    async password({ accounts, siteUrl }, { request, form }) {
      const newPassword = form.get('password') ?? '';
      const complaint = complaintAboutPassword(newPassword);
      if (complaint) return { refusal: complaint };
      if (isCommonPassword(newPassword, siteUrl())) return { refusal: 'common' };
      const token = parameter(request, 'token') ?? '';
      const language = languageOf(request.url);
      const refusal = await accounts.choosePassword(request, { token, newPassword }, language);
      return refusal ? { refusal } : { next: pathWithBack(request, pagePath.signInReady) };
    },
  };

async function askForLink(
  { accounts, activeMarkets }: Options,
  { request, reply, email }: Submission,
  isNew: boolean,
): Promise<Outcome> {
  if (!isSignInEmail(email)) return { refusal: 'no_email' };
  const language = languageOf(request.url);
  await accounts.askForLink(request, reply, {
    email,
    isNew,
    language,
    returnPath: emailReturnPath(parameter(request, 'back'), await activeMarkets()),
  });
  return { next: pathWithMarket(request, noticePath('sent')) };
}

async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, headers, cause } = knownError(error);
  const { status } = errorKinds[code];
  if (status < 500) return sendProblem(error, request, reply);
  request.log.error({ err: cause ?? error }, 'The page could not be rendered.');
  reply.headers(headers);
  return sendPage(request, reply, renderedPage(status, failurePage(request.id), noStore));
}

const noStore = { 'cache-control': 'no-store' };

const parameter = ({ url }: FastifyRequest, name: string) =>
  new URL(url, 'http://here.invalid').searchParams.get(name);

/** Keeps the market of the current URL. */
const pathWithMarket = ({ url }: FastifyRequest, page: string) =>
  pathIn(languageOf(url), page) + marketSearch(parsePageUrl(url)?.market);

function pathWithBack(request: FastifyRequest, page: string): string {
  const path = pathWithMarket(request, page);
  const back = returnPath(parameter(request, 'back'));
  if (back === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`;
}

function pathAfter(request: FastifyRequest, otherwise: string): string {
  const back = returnPath(parameter(request, 'back'));
  if (back === undefined) return pathWithMarket(request, otherwise);
  return back.includes('?') ? back : back + marketSearch(parsePageUrl(request.url)?.market);
}

const redirect = (reply: FastifyReply, path: string) => reply.headers(noStore).redirect(path, 303);
