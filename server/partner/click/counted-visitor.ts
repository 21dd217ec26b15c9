import type { FastifyRequest } from 'fastify';
import type { Counting } from '#contract/site/counting.ts';
import { isPrefetch } from '../../http/prefetch.ts';
import { isBot } from '../../visitor/hash/is-bot.ts';
import { visitorOf } from '../../visitor/hash/visitor-of.ts';
import { clickOutcome } from './click-log.ts';

/** Visitors who opted out in their browser, or on the privacy page, are not counted. */
const hasOptedOut = ({ headers }: FastifyRequest) =>
  headers.dnt === '1' ||
  headers['sec-gpc'] === '1' ||
  /(?:^|; *)counted=no *(?:;|$)/.test(headers.cookie ?? '');

/** Returns why a visit or a click doesn't count, or undefined if it does. */
export function uncountedReason(request: FastifyRequest, visitor = visitorOf(request)) {
  if (isPrefetch(request)) return 'prefetch';
  if (isBot(visitor)) return 'bot';
  if (hasOptedOut(request)) return 'optedOut';
}

/** Returns the visitor, or undefined if the click doesn't count. */
export function countedVisitor(request: FastifyRequest, counting: Counting) {
  if (counting === 'off') return undefined;
  const visitor = visitorOf(request);
  const reason = uncountedReason(request, visitor);
  if (reason === undefined) return visitor;
  if (reason !== 'prefetch') clickOutcome[reason].value += 1;
}

/** False if another site merely embeds the link as an image or a frame. */
export const isOpened = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  ['document', undefined].includes(request.headers['sec-fetch-dest'] as string | undefined);
