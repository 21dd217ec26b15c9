import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/ip-network.ts';

/** Where a request comes from, as stored with sessions and in the security log. */
export type RequestOrigin = { ip: string; network: string; agent: string; isBrowser: boolean };

const maxAgentLength = 300;

/**
 * Browsers send Sec-Fetch-Site with every request, but only over HTTPS and to this machine. Whoever forges these headers
 * is a program, so this only keeps tokens of programs out of browsers.
 */
export function originOf({ ip, headers }: FastifyRequest): RequestOrigin {
  const agent = (headers['user-agent'] ?? '').slice(0, maxAgentLength);
  const isBrowser = headers['sec-fetch-site'] !== undefined || agent.startsWith('Mozilla/');
  return { ip, network: networkOf(ip), agent, isBrowser };
}
