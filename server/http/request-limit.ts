import type { FastifyRequest } from 'fastify';
import { networkOf } from './ip-network.ts';
import { windowLimit } from './window-limit.ts';

/** Files that a browser keeps for good; a list of pictures must not use up a visitor's minute. */
const isStatic = (url: string) => url.startsWith('/assets/') || url.startsWith('/uploads/');

export type RequestLimit = (request: FastifyRequest) => void;

/** Throws when the address has asked too often; 0 lets everyone ask. */
export function requestLimit(
  perMinute: number,
  passes: (request: FastifyRequest) => boolean,
): RequestLimit {
  if (perMinute === 0) return () => {};
  const requests = windowLimit({ limit: perMinute });
  return (request) => {
    if (isStatic(request.url) || passes(request)) return;
    requests.admit(networkOf(request.ip));
  };
}
