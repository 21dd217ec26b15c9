import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { clickOutcome } from './click-log.ts';

/** Visitors who ask not to be tracked are not counted. */
const hasOptedOut = ({ headers }: FastifyRequest) =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';

const isBot = (userAgent: string) => userAgent === '' || isbot(userAgent);

/** A longer user agent tells no more about visitors apart. */
const maxUserAgent = 500;

/** Returns who clicked, or nothing where the click does not count. */
export function countedVisitor(request: FastifyRequest) {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, maxUserAgent);
  if (isBot(userAgent)) clickOutcome.bot.value += 1;
  else if (hasOptedOut(request)) clickOutcome.optedOut.value += 1;
  else return { ip: request.ip, userAgent };
}

const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Browsers ask for pages that nobody has opened yet. */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  prefetchHeaders.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')));
