/** Redacts secrets, links meant for one visitor, and email addresses from every log line. */
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../../settings.ts';

const secretSettings = [
  'ADMIN_TOKEN',
  'VISITOR_SECRET',
  'MEILI_API_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

/** Shorter values would match parts of unrelated words. */
const minSecretLength = 8;

const passwordOf = (url: string | undefined) => (url ? new URL(url).password : '');

function secretsOf(settings: Settings): string[] {
  const passwords = [settings.DATABASE_URL, settings.SMTP_URL].map(passwordOf);
  const values = [...secretSettings.map((name) => settings[name] ?? ''), ...passwords];
  const spellings = values.flatMap((value) => [value, decoded(value)]);
  return spellings.filter((value) => value.length >= minSecretLength);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** The lookbehind lets a match start only at the beginning of a word, so that long lines take linear time. */
const emailAddress =
  /(?<![^\s"<>()[\]:;,@%\\/])[^\s"<>()[\]:;,@%\\/]+(?:@|%(?:25)*40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** Credentials in a URL, secrets in a query, and email addresses. */
const patterns: [RegExp, string][] = [
  [/(:\/\/)[^\s/"@]{1,500}@/g, '$1…@'],
  [/((?:token|password|secret)(?:=|%3d))[^\s&"'\\]{1,500}/gi, '$1…'],
  [emailAddress, '…@…'],
];

/** Without SMTP_URL, emails are only written to the log. */
const isEmailLine = (line: string) => line.includes('"email":{"to":');

function lineWithoutSecrets(settings: Settings): (line: string) => string {
  const secrets = secretsOf(settings).map(inJson);
  return (line) => {
    if (!settings.SMTP_URL && isEmailLine(line)) return line;
    let shown = line;
    for (const secret of secrets) shown = shown.replaceAll(secret, '…');
    for (const [pattern, replacement] of patterns) shown = shown.replace(pattern, replacement);
    return shown;
  };
}

type LoggedError = { type: string; message: string; code?: string; stack: string; cause?: object };

const maxCauses = 5;

/** Drops other properties, which may contain row or request data, such as PostgreSQL's `detail`. */
function loggedError(error: unknown, depth = 0): LoggedError | object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name: type, message, stack = '', cause } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && depth < maxCauses && { cause: loggedError(cause, depth + 1) }),
  };
}

export const logOptions = (settings: Settings): FastifyServerOptions['logger'] => ({
  level: settings.LOG_LEVEL,
  serializers: {
    err: (error) => loggedError(error) as LoggedError,
    // Fastify itself logs requests in rare cases, with their IP and full URL by default.
    req: ({ method }) => ({ method }),
  },
  hooks: { streamWrite: lineWithoutSecrets(settings) },
});
