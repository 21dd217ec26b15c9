/** No line of the log has a secret, a link that was meant for one visitor, or an e-mail address. */
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../../settings.ts';

const secretSettings = [
  'ADMIN_TOKEN',
  'VISITOR_SECRET',
  'MEILI_API_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

/** A shorter one would stand in other words by chance. */
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

/** A match begins only where nothing that could belong to it stands before, so a long line costs no more than its length. */
const emailAddress =
  /(?<![^\s"<>()[\]:;,@%\\/])[^\s"<>()[\]:;,@%\\/]+(?:@|%(?:25)*40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** These are the user and the password of a URL, a secret in a query, and an e-mail address. */
const patterns: [RegExp, string][] = [
  [/(:\/\/)[^\s/"@]{1,500}@/g, '$1…@'],
  [/((?:token|password|secret)(?:=|%3d))[^\s&"'\\]{1,500}/gi, '$1…'],
  [emailAddress, '…@…'],
];

/** Without SMTP_URL the log is the only place where an e-mail can be read. */
const isEmailLine = (line: string) => line.includes('"email":{"to":');

export function lineWithoutSecrets(settings: Settings): (line: string) => string {
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

/** Other properties of an error hold values of rows or of requests, such as the detail of PostgreSQL. */
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
    // Fastify logs a request in few cases of its own, and would name its IP and its whole URL.
    req: ({ method }) => ({ method }),
  },
  hooks: { streamWrite: lineWithoutSecrets(settings) },
});
