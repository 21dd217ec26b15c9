/** Imports better-auth lazily, with the first sign-in or session, because it is slow to load. */
import type { Kysely } from 'kysely';
import { passwordLength } from '#contract/visitor/sign-in.ts';
import { visitorTables } from '../../../../db/better-auth-schema.ts';
import type { Database } from '../../../../db/tables.ts';
import type { PasswordHashing } from '../password-hashing.ts';

const [minute, day] = [60, 24 * 60 * 60];
/** In seconds. */
export const linkLifetime = 60 * minute;
export const sessionLifetime = 30 * day;

const maxAgentLength = 300;

type AuthUser = { id: string; email: string; isNew: boolean };

type Options = {
  db: Kysely<Database>;
  secret: string;
  passwordHashing: PasswordHashing;
  siteUrl: string;
  onPasswordLink: (person: AuthUser, token: string, request: Request | undefined) => void;
  onPasswordChosen: (person: AuthUser, request: Request | undefined) => Promise<void>;
  logError: (message: string, details: unknown[]) => void;
};

export async function openBetterAuth(options: Options) {
  const { db, secret, siteUrl } = options;
  const { betterAuth } = await import('better-auth');
  const secure = siteUrl.startsWith('https:');
  return betterAuth({
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => options.logError(message, details),
    },
    onAPIError: { throw: true },
    // A transaction would block the only connection while better-auth hashes passwords between queries.
    database: { db, type: 'sqlite', transaction: false },
    user: { ...visitorTables.user, deleteUser: { enabled: true } },
    session: { ...visitorTables.session, expiresIn: sessionLifetime, updateAge: day, freshAge: 0 },
    account: visitorTables.account,
    verification: { ...visitorTables.verification, storeIdentifier: 'hashed' },
    // Don't store IPs, which nothing needs later.
    databaseHooks: {
      session: {
        create: {
          before: async ({ userAgent, ...session }) => ({
            data: {
              ...session,
              ipAddress: '',
              userAgent: userAgent?.slice(0, maxAgentLength) ?? '',
            },
          }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: options.passwordHashing,
      resetPasswordTokenExpiresIn: linkLifetime,
      sendResetPassword: async ({ user, token }, request) =>
        options.onPasswordLink(authUser(user), token, request),
      onPasswordReset: ({ user }, request) => options.onPasswordChosen(authUser(user), request),
    },
    advanced: {
      // With this prefix, browsers don't let other hosts of the domain set the cookie.
      cookiePrefix: secure ? '__Host-visitor' : 'visitor',
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      disableCSRFCheck: true,
    },
    // Our own limits count only failures, and count by account as well.
    rateLimit: { enabled: false },
  });
}

const authUser = ({
  id,
  email,
  emailVerified,
}: Record<'id' | 'email', string> & { emailVerified: boolean }) => ({
  id,
  email,
  isNew: !emailVerified,
});

export type BetterAuth = Awaited<ReturnType<typeof openBetterAuth>>;
