/** better-auth, as this site uses it. It is loaded when the first visitor has to do with an account. */
import type { Kysely } from 'kysely';
import { passwordLength } from '#contract/sign-in.ts';
import { forgetLetters, proveVisitor } from '../../db/repositories/visitor.ts';
import type { Database } from '../../db/tables.ts';
import { visitorTables } from '../../db/visitor-table.ts';

const [minute, day] = [60, 24 * 60 * 60];
export const linkLifetime = 60 * minute;

export const addressHeader = 'x-visitor-address';

type LetterTo = { email: string; isNew: boolean; token: string };

type Options = {
  db: Kysely<Database>;
  secret: string;
  siteUrl: string;
  limited: boolean;
  onPasswordLink: (letter: LetterTo, request: Request | undefined) => void;
  onAddressLink: (letter: LetterTo, request: Request | undefined) => void;
  logError: (message: string, more: unknown[]) => void;
};

export async function openIdentity(options: Options) {
  const { db, secret, siteUrl, limited } = options;
  const { betterAuth } = await import('better-auth');
  return betterAuth({
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...more) => options.logError(message, more),
    },
    // Each of its calls commits by itself: it hashes passwords between them, and a transaction would
    // hold the one connection for as long.
    database: { db, type: 'sqlite', transaction: false },
    user: {
      ...visitorTables.user,
      changeEmail: { enabled: true },
      deleteUser: { enabled: true, afterDelete: ({ id }) => forgetLetters(db, id) },
    },
    session: { ...visitorTables.session, expiresIn: 30 * day, updateAge: day },
    account: visitorTables.account,
    verification: { ...visitorTables.verification, storeIdentifier: 'hashed' },
    // Where somebody signed in from is nobody's business later.
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, ipAddress: '' } }) } },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: linkLifetime,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) =>
        options.onPasswordLink({ email: user.email, isNew: !user.emailVerified, token }, request),
      onPasswordReset: async ({ user }) => {
        await proveVisitor(db, user.id);
        await forgetLetters(db, user.id);
      },
    },
    emailVerification: {
      expiresIn: linkLifetime,
      sendVerificationEmail: async ({ user, token }, request) =>
        options.onAddressLink({ email: user.email, isNew: false, token }, request),
    },
    advanced: {
      cookiePrefix: 'visitor',
      useSecureCookies: siteUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableCSRFCheck: true,
    },
    rateLimit: {
      enabled: limited,
      storage: 'memory',
      window: minute,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 5 * minute, max: 10 },
        '/request-password-reset': { window: 10 * minute, max: 5 },
        '/reset-password': { window: 10 * minute, max: 20 },
        '/change-password': { window: 10 * minute, max: 10 },
        '/change-email': { window: 10 * minute, max: 5 },
        '/delete-user': { window: 10 * minute, max: 10 },
        '/get-session': false,
      },
    },
  });
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>;
