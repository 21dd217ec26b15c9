import type { FastifyRequest } from 'fastify';

export type CountedVisitor = { ip: string; userAgent: string };

/** Longer user agents don't tell visitors apart any better. */
const maxUserAgent = 500;

export const visitorOf = ({ ip, headers }: FastifyRequest): CountedVisitor => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgent),
});
