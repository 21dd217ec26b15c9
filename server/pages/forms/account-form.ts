/** /signin, /account and /signout as plain forms and links: all of it works without a script. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '#contract/language.ts';
import { languageOf, pathIn } from '#contract/language-path.ts';
import { noticePath, sitePath } from '#contract/site-path.ts';
import {
  complaintAboutPassword,
  isEmail,
  normalizeEmail,
  type PostedSignIn,
  type SignInForm,
  type SignInRefusal,
} from '#contract/visitor/sign-in.ts';
import type { Deps } from '../../deps.ts';
import { errorKinds } from '../../errors.ts';
import { knownError, sendProblem } from '../../http/error-response.ts';
import { refuseOtherSites } from '../../http/same-origin.ts';
import { type Page, pageOf, sendPage } from '../page.ts';
import { marketSearch, parsePageUrl } from '../page-path.ts';
import { failurePage } from '../render/failure-page.ts';
import { acceptForms, formOf, sendReturned } from './posted-form.ts';
import { emailReturnPath, returnPath } from './return-path.ts';

const bodyLimit = 8 * 1024;

const statuses: Record<SignInRefusal, number> = {
  no_email: 400,
  short: 400,
  long: 400,
  expired: 400,
  wrong: 401,
  too_many_requests: 429,
  overloaded: 503,
  other: 500,
};

type Options = Pick<Deps, 'accounts'> & {
  siteUrl: () => string;
  show: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  showAgain: (request: FastifyRequest, posted: PostedSignIn) => Promise<Page>;
};

type Sent = { request: FastifyRequest; reply: FastifyReply; email: string; form: URLSearchParams };
type Taken = { refusal: SignInRefusal } | { next: string };

export async function accountPages(
  app: FastifyInstance,
  { accounts, siteUrl, show, showAgain }: Options,
) {
  acceptForms(app, bodyLimit);
  app.setErrorHandler(sendFailure);
  // A link out of a letter is in the address. Without any referrer a form would not say where it is from.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'strict-origin');
  });

  const take: Record<SignInForm, (sent: Sent) => Promise<Taken>> = {
    async 'sign-in'({ request, reply, email, form }) {
      if (!isEmail(email)) return { refusal: 'no_email' };
      const password = form.get('password') ?? '';
      const refusal = await accounts.signIn(request, reply, { email, password });
      return refusal ? { refusal } : { next: pathBack(request, sitePath.account) };
    },
    'sign-up': (sent) => askForLink(sent, true),
    forgotten: (sent) => askForLink(sent, false),
    async password({ request, form }) {
      const newPassword = form.get('password') ?? '';
      const complaint = complaintAboutPassword(newPassword);
      if (complaint) return { refusal: complaint };
      const token = asked(request, 'token') ?? '';
      const language = languageOf(request.url);
      const refusal = await accounts.choosePassword(request, { token, newPassword }, language);
      return refusal ? { refusal } : { next: withBack(request, sitePath.signInReady) };
    },
  };

  async function askForLink({ request, reply, email }: Sent, isNew: boolean): Promise<Taken> {
    if (!isEmail(email)) return { refusal: 'no_email' };
    const language = languageOf(request.url);
    accounts.askForLink(request, reply, {
      email,
      isNew,
      language,
      returnPath: emailReturnPath(asked(request, 'back')),
    });
    return { next: ownAddress(request, noticePath('sent')) };
  }

  /** A failure too is told by the page that the form stands on. */
  async function taken(kind: SignInForm, sent: Sent): Promise<Taken & { status?: number }> {
    try {
      return await take[kind](sent);
    } catch (error) {
      const { code, headers, cause } = knownError(error);
      const { status } = errorKinds[code];
      if (status >= 500) sent.request.log.error({ err: cause ?? error }, 'Nobody was signed in.');
      sent.reply.headers(headers);
      return { refusal: code in statuses ? (code as SignInRefusal) : 'other', status };
    }
  }

  async function receive(kind: SignInForm, request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(request);
    const email = normalizeEmail(form.get('email'));
    const result = await taken(kind, { request, reply, email, form });
    if ('next' in result) return leadTo(reply, result.next);
    const { refusal, status = statuses[refusal] } = result;
    const page = await showAgain(request, { form: kind, email, refusal });
    return sendReturned(request, reply, page, status);
  }

  const schema = { hide: true };
  const onRequest = async (request: FastifyRequest) => refuseOtherSites(request, siteUrl());

  for (const language of languages) {
    const at = (page: string) => pathIn(language, page);
    for (const page of [sitePath.signIn, sitePath.signInReady]) {
      app.get(at(page), { schema }, async (request, reply) => {
        if (!(await accounts.visitorOf(request, reply))) return show(request, reply);
        return leadTo(reply, ownAddress(request, sitePath.account));
      });
      app.post(at(page), { schema, onRequest }, (request, reply) => {
        const asked = formOf(request).get('form');
        const kind = asked === 'sign-up' || asked === 'forgotten' ? asked : 'sign-in';
        return receive(kind, request, reply);
      });
    }
    app.get(at(sitePath.password), { schema }, show);
    app.post(at(sitePath.password), { schema, onRequest }, (request, reply) =>
      receive('password', request, reply),
    );
    // Programs that scan mail follow links, so an email's request is carried out by the button on its page alone.
    app.get(at(sitePath.emailConfirm), { schema }, show);
    app.post(at(sitePath.emailConfirm), { schema, onRequest }, async (request, reply) => {
      const done = await accounts.confirmEmailChange(asked(request, 'token') ?? '', language);
      return leadTo(
        reply,
        ownAddress(request, done ? noticePath('confirmed') : noticePath('expired')),
      );
    });
    app.get(at(sitePath.emailStop), { schema }, show);
    app.post(at(sitePath.emailStop), { schema, onRequest }, async (request, reply) => {
      const done = await accounts.stopEmailChange(asked(request, 'token') ?? '');
      return leadTo(
        reply,
        ownAddress(request, done ? noticePath('stopped') : noticePath('expired')),
      );
    });
    for (const notice of ['sent', 'confirmed', 'stopped', 'expired'] as const) {
      app.get(at(noticePath(notice)), { schema }, show);
    }
    app.get(at(sitePath.account), { schema }, async (request, reply) => {
      if (await accounts.visitorOf(request, reply)) return show(request, reply);
      const back = encodeURIComponent(at(sitePath.account));
      return leadTo(reply, `${at(sitePath.signIn)}?back=${back}`);
    });
    app.post(at(sitePath.signOut), { schema, onRequest }, async (request, reply) => {
      await accounts.signOut(request, reply);
      return leadTo(reply, pathBack(request, sitePath.home));
    });
  }
}

async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, headers, cause } = knownError(error);
  const { status } = errorKinds[code];
  if (status < 500) return sendProblem(error, request, reply);
  request.log.error({ err: cause ?? error }, 'The page could not be answered.');
  reply.headers(headers);
  return sendPage(request, reply, await pageOf(status, failurePage, noStore));
}

const noStore = { 'cache-control': 'no-store' };

const asked = ({ url }: FastifyRequest, name: string) =>
  new URL(url, 'http://here.invalid').searchParams.get(name);

/** The market that the address names goes along. */
const ownAddress = ({ url }: FastifyRequest, page: string) =>
  pathIn(languageOf(url), page) + marketSearch(parsePageUrl(url)?.market);

function withBack(request: FastifyRequest, page: string): string {
  const [address, back] = [ownAddress(request, page), returnPath(asked(request, 'back'))];
  if (back === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`;
}

function pathBack(request: FastifyRequest, otherwise: string): string {
  const back = returnPath(asked(request, 'back'));
  if (back === undefined) return ownAddress(request, otherwise);
  return back.includes('?') ? back : back + marketSearch(parsePageUrl(request.url)?.market);
}

const leadTo = (reply: FastifyReply, address: string) =>
  reply.headers(noStore).redirect(address, 303);
