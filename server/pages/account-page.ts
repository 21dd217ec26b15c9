/** /signin, /account and /signout as plain forms and links: all of it works without a script. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, languageOf } from '#contract/address.ts';
import { languages } from '#contract/field.ts';
import {
  complaintAboutPassword,
  emailOf,
  isEmail,
  type PostedSignIn,
  type SignInForm,
  type SignInRefusal,
} from '#contract/sign-in.ts';
import { returnAddress } from '../account/return-address.ts';
import type { Deps } from '../app.ts';
import { type Page, sendPage } from './page.ts';
import { pageAddress } from './page-address.ts';
import { refuseOtherSites } from './same-origin.ts';

const bodyLimit = 8 * 1024;

const statuses: Record<SignInRefusal, number> = {
  no_email: 400,
  short: 400,
  long: 400,
  expired: 400,
  wrong: 401,
  too_many_requests: 429,
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
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const take: Record<SignInForm, (sent: Sent) => Promise<Taken>> = {
    async 'sign-in'({ request, reply, email, form }) {
      if (!isEmail(email)) return { refusal: 'no_email' };
      const password = form.get('password') ?? '';
      const refusal = await accounts.signIn(request, reply, { email, password });
      return refusal ? { refusal } : { next: wayBack(request, '/account') };
    },
    'sign-up': (sent) => askForLink(sent, true),
    forgotten: (sent) => askForLink(sent, false),
    async password({ request, form }) {
      const newPassword = form.get('password') ?? '';
      const complaint = complaintAboutPassword(newPassword);
      if (complaint) return { refusal: complaint };
      const token = asked(request, 'token') ?? '';
      const refusal = await accounts.choosePassword(request, { token, newPassword });
      return refusal ? { refusal } : { next: ownAddress(request, '/signin/ready') };
    },
  };

  async function askForLink({ request, reply, email }: Sent, isNew: boolean): Promise<Taken> {
    if (!isEmail(email)) return { refusal: 'no_email' };
    const language = languageOf(request.url);
    const refusal = accounts.askForLink(request, reply, { email, isNew, language });
    return refusal ? { refusal } : { next: ownAddress(request, '/signin/sent') };
  }

  async function receive(kind: SignInForm, request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(request);
    const email = emailOf(form.get('email'));
    const taken = await take[kind]({ request, reply, email, form });
    if ('next' in taken) return leadTo(reply, taken.next);
    const { refusal } = taken;
    const page = await showAgain(request, { form: kind, email, refusal });
    const status = statuses[refusal];
    return sendPage(request, reply, page.status === 200 ? { ...page, status } : page);
  }

  const schema = { hide: true };
  const onRequest = async (request: FastifyRequest) => refuseOtherSites(request, siteUrl());

  for (const language of languages) {
    const at = (page: string) => addressIn(language, page);
    for (const page of ['/signin', '/signin/ready']) {
      app.get(at(page), { schema }, async (request, reply) => {
        if (!(await accounts.visitorOf(request, reply))) return show(request, reply);
        return leadTo(reply, ownAddress(request, '/account'));
      });
      app.post(at(page), { schema, onRequest }, (request, reply) => {
        const asked = formOf(request).get('form');
        const kind = asked === 'sign-up' || asked === 'forgotten' ? asked : 'sign-in';
        return receive(kind, request, reply);
      });
    }
    app.get(at('/signin/password'), { schema }, show);
    app.post(at('/signin/password'), { schema, onRequest }, (request, reply) =>
      receive('password', request, reply),
    );
    app.get(at('/signin/confirm'), { schema }, async (request, reply) => {
      const confirmed = await accounts.confirmAddress(request, asked(request, 'token') ?? '');
      return leadTo(
        reply,
        ownAddress(request, confirmed ? '/signin/confirmed' : '/signin/expired'),
      );
    });
    for (const page of ['/signin/sent', '/signin/confirmed', '/signin/expired']) {
      app.get(at(page), { schema }, show);
    }
    app.get(at('/account'), { schema }, async (request, reply) => {
      if (await accounts.visitorOf(request, reply)) return show(request, reply);
      const back = encodeURIComponent(at('/account'));
      return leadTo(reply, `${at('/signin')}?back=${back}`);
    });
    app.post(at('/signout'), { schema, onRequest }, async (request, reply) => {
      await accounts.signOut(request, reply);
      return leadTo(reply, wayBack(request, '/'));
    });
  }
}

const formOf = (request: FastifyRequest) =>
  (request.body as URLSearchParams | undefined) ?? new URLSearchParams();

const asked = ({ url }: FastifyRequest, name: string) =>
  new URL(url, 'http://here.invalid').searchParams.get(name);

/** The market that the address names goes along. */
const ownAddress = ({ url }: FastifyRequest, page: string) =>
  addressIn(languageOf(url), page) + (pageAddress(url)?.search ?? '');

function wayBack(request: FastifyRequest, otherwise: string): string {
  const back = returnAddress(asked(request, 'back'));
  if (back === undefined) return ownAddress(request, otherwise);
  return back.includes('?') ? back : back + (pageAddress(request.url)?.search ?? '');
}

const leadTo = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 303);
