import type { FastifyRequest } from 'fastify';
import { clickOutcome } from './click-log.ts';
import { isBot, visitorOf } from './visitor-of.ts';

/** Visitors who opted out of tracking are not counted. */
const hasOptedOut = ({ headers }: FastifyRequest) =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';

const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Browsers prefetch pages that nobody has opened. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  prefetchHeaders.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')));

/** Returns the visitor, or undefined if the click doesn't count. */
export function countedVisitor(request: FastifyRequest) {
  if (isPrefetch(request)) return undefined;
  const visitor = visitorOf(request);
  if (isBot(visitor)) clickOutcome.bot.value += 1;
  else if (hasOptedOut(request)) clickOutcome.optedOut.value += 1;
  else return visitor;
}

/** False if another site merely embeds the link as an image or a frame. */
export const isOpened = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  ['document', undefined].includes(request.headers['sec-fetch-dest'] as string | undefined);
