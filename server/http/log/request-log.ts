import type { FastifyInstance } from 'fastify';
import { maxLength } from '#contract/text-rule.ts';

/** Logs every response. Successful reads are frequent and uninteresting, so they are logged at debug. */
export function logRequests(app: FastifyInstance, logLevel: string) {
  const logsReads = ['debug', 'trace'].includes(logLevel);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && statusCode < 400 && !logsReads) return done();
    const level = statusCode >= 500 ? 'error' : statusCode >= 400 || !isRead ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        url: withoutSecrets(request.url.slice(0, maxLength.link)),
        statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/** Other parameters may contain a visitor's search terms, or secrets. */
const harmless = new Set([
  'market',
  'lang',
  'limit',
  'offset',
  'page',
  'category',
  'type',
  'sort',
  'batch',
  'back',
]);
const plainValue = /^[\w./,-]{0,50}$/;
const secret = /(token|password)\s*=/i;

/** Postback paths contain a partner's key, and so do mistyped ones. */
const postback = /\/postback\/|(?<!\d)[1-9]\d{0,9}-[\w-]{43}(?![\w-])/i;

/** Staff tokens and other random secrets contain upper-case letters. Slugs don't. */
const randomSecret = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{40,}/g;

/** Decodes each character, even if it was escaped several times. */
const decodedFully = (text: string) =>
  text.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Redacts a URL, so that links meant for one visitor can't be used from the log. */
export function withoutSecrets(url: string): string {
  const [given = '', ...rest] = url.split(/([?&])/);
  const decoded = decodedFully(given);
  if (postback.test(decoded)) return '/api/postback/';
  const path = decoded.search(randomSecret) < 0 ? given : decoded.replace(randomSecret, '…');
  return [path, ...rest]
    .map((part, index) =>
      (index === 0 ? hasValue.test(part) : !isHarmless(part)) || secret.test(decodedFully(part))
        ? nameOf(part)
        : part,
    )
    .join('');
}

function isHarmless(part: string): boolean {
  const [name = '', value = ''] = part.split('=');
  const shown = decodedFully(value);
  const isPlain = plainValue.test(shown) && shown.search(randomSecret) < 0;
  return /^[?&]$/.test(part) || (harmless.has(name) && isPlain);
}

/** A path may contain an escaped query. */
const hasValue = /=|%(?:25)*3d/i;

/** Returns an empty string for a part without a value, because such a part could be anything. */
const nameOf = (part: string) => /^.{1,100}?(=|%(?:25)*3d)/is.exec(part)?.[0] ?? '';
