/** Who is signed in, and what leads there and back. What a visitor sends is checked for its origin before it comes here. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { addressIn } from '#contract/address.ts';
import type { Language } from '#contract/field.ts';
import type { SignInRefusal } from '#contract/sign-in.ts';
import { ensureVisitor } from '../../db/repositories/visitor.ts';
import type { Database } from '../../db/tables.ts';
import { badInput, tooManyRequests } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { windowLimit } from '../window-limit.ts';
import {
  type AuthAnswer,
  authDoor,
  authError,
  isRefused,
  languageHeader,
  passCookies,
} from './auth-door.ts';
import { type Identity, openIdentity } from './identity.ts';
import { type LetterKind, letterOf } from './letter.ts';
import { mailer } from './mailer.ts';
import { hasSession } from './seen-cookie.ts';

const minute = 60_000;

type Options = {
  db: Kysely<Database>;
  settings: Settings;
  secret: () => string;
  siteUrl: () => string;
  log: () => FastifyBaseLogger;
};

export type Visitor = { id: string; email: string; createdAt: string; sessionId: string };

export function accounts({ db, settings, secret, siteUrl, log }: Options) {
  const limited = settings.RATE_LIMIT > 0;
  const linksAsked = windowLimit({ limit: 5, window: 10 * minute });
  const lettersTo = windowLimit({ limit: 3, window: 30 * minute });
  const wrongPasswords = windowLimit({ limit: 20, window: 15 * minute });

  const post = mailer({
    smtpUrl: settings.SMTP_URL,
    sender: () =>
      `"${settings.SITE_NAME.replaceAll('"', '')}" <no-reply@${new URL(siteUrl()).hostname}>`,
    log,
  });

  function write(kind: LetterKind, to: string, page: string, language: Language) {
    const link = siteUrl() + addressIn(language, page);
    post.send({ to, ...letterOf(language, kind, { site: settings.SITE_NAME, link }) });
  }

  let opened: Promise<Identity> | undefined;
  const identity = () => {
    opened ??= openIdentity({
      db,
      secret: secret(),
      siteUrl: siteUrl(),
      limited,
      onPasswordLink: ({ email, isNew, token }, request) =>
        write(
          isNew ? 'welcome' : 'reset',
          email,
          `/signin/password?token=${token}`,
          languageIn(request),
        ),
      onAddressLink: ({ email, token }, request) =>
        write('newAddress', email, `/signin/confirm?token=${token}`, languageIn(request)),
      logError: (message, more) => log().error({ more }, message),
    });
    return opened;
  };
  const ask = authDoor({ identity, siteUrl });

  return {
    ask,
    write,
    close: post.close,

    async visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined> {
      if (!hasSession(request.headers.cookie)) return undefined;
      const answer = await ask(request, { path: '/get-session' });
      passCookies(reply, answer);
      const found = answer.body as {
        user: Omit<Visitor, 'sessionId'>;
        session: { id: string };
      } | null;
      return found ? { ...found.user, sessionId: found.session.id } : undefined;
    },

    async signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      given: { email: string; password: string },
    ): Promise<SignInRefusal | undefined> {
      if (limited && wrongPasswords.wait(given.email) > 0) return 'too_many_requests';
      const answer = await ask(request, { path: '/sign-in/email', body: given });
      if (answer.status === 401) wrongPasswords.count(given.email);
      if (isRefused(answer)) return refusalOf(answer);
      // Whoever was signed in here before is so no longer.
      if (hasSession(request.headers.cookie)) await ask(request, { path: '/sign-out', body: {} });
      passCookies(reply, answer);
    },

    async signOut(request: FastifyRequest, reply: FastifyReply) {
      passCookies(reply, await ask(request, { path: '/sign-out', body: {} }));
    },

    /** Answered alike, and as fast, whether or not there is such a visitor: the work begins once the answer has left. */
    askForLink(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, isNew, language }: { email: string; isNew: boolean; language: Language },
    ): SignInRefusal | undefined {
      if (limited && linksAsked.wait(request.ip) > 0) return 'too_many_requests';
      linksAsked.count(request.ip);
      if (limited && lettersTo.wait(email) > 0) return;
      lettersTo.count(email);
      reply.raw.once('finish', () => {
        post.later(async () => {
          if (isNew) await ensureVisitor(db, email);
          await ask(request, { path: '/request-password-reset', body: { email } }, language);
        });
      });
    },

    async choosePassword(
      request: FastifyRequest,
      given: { token: string; newPassword: string },
    ): Promise<SignInRefusal | undefined> {
      const answer = await ask(request, { path: '/reset-password', body: given });
      return isRefused(answer) ? refusalOf(answer) : undefined;
    },

    /** The new address is told in a letter to it, and the one so far of what is going on. Neither says whether it is taken. */
    async changeAddress(
      request: FastifyRequest,
      visitor: Visitor,
      { password, email, lang }: { password: string; email: string; lang: Language },
    ) {
      const wait = limited ? wrongPasswords.wait(visitor.email) : 0;
      if (wait > 0) throw tooManyRequests(wait);
      const { api } = await identity();
      const headers = new Headers({ cookie: request.headers.cookie ?? '' });
      const proof = await api.verifyPassword({ body: { password }, headers, asResponse: true });
      if (!proof.ok) {
        wrongPasswords.count(visitor.email);
        throw badInput([{ path: 'password', message: 'Is not the password of this account' }]);
      }
      if (email === visitor.email) return;
      const answer = await ask(request, { path: '/change-email', body: { newEmail: email } }, lang);
      if (isRefused(answer)) throw authError(answer, 'email');
      write('addressChange', visitor.email, '/signin', lang);
    },

    /** A link out of a letter opens no session, or a stranger's letter could sign a visitor in as somebody else. */
    async confirmAddress(request: FastifyRequest, token: string): Promise<boolean> {
      const answer = await ask(request, { path: '/verify-email', query: { token } });
      if (!hasSession(request.headers.cookie)) {
        const cookie = answer.cookies.map((set) => set.split(';')[0]).join('; ');
        if (cookie) await ask(request, { path: '/sign-out', body: {}, cookie });
      }
      return !isRefused(answer);
    },
  };
}

export type Accounts = ReturnType<typeof accounts>;

const languageIn = (request: Request | undefined): Language =>
  request?.headers.get(languageHeader) === 'tr' ? 'tr' : 'en';

const refusals: Record<string, SignInRefusal> = {
  INVALID_EMAIL: 'no_email',
  PASSWORD_TOO_SHORT: 'short',
  PASSWORD_TOO_LONG: 'long',
  INVALID_TOKEN: 'expired',
  USER_NOT_FOUND: 'expired',
};

function refusalOf({ status, code }: AuthAnswer): SignInRefusal {
  if (status === 429) return 'too_many_requests';
  return status === 401 ? 'wrong' : (refusals[code] ?? 'other');
}
