import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/ip-network.ts';

/** The network and device of a request, as stored with sessions and in the security log. */
export type RequestOrigin = { ip: string; network: string; agent: string; isBrowser: boolean };

const maxAgentLength = 300;

/**
 * Browsers send Sec-Fetch-Site with every request over HTTPS and to localhost. A program can fake these headers, so
 * they only serve to keep programs' tokens out of browsers.
 */
export function originOf({ ip, headers }: FastifyRequest): RequestOrigin {
  const agent = (headers['user-agent'] ?? '').slice(0, maxAgentLength);
  const isBrowser = headers['sec-fetch-site'] !== undefined || agent.startsWith('Mozilla/');
  return { ip, network: networkOf(ip), agent, isBrowser };
}
