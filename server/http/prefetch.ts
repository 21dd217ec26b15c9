import type { FastifyRequest } from 'fastify';

const headers = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Returns whether a browser is preloading something that the visitor may never open. */
export const isPrefetch = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.some((name) => /prefetch|preview|prerender/i.test(String(request.headers[name] ?? '')));
