import proxyAddr from '@fastify/proxy-addr';
import type { Settings } from '../settings.ts';

type IsTrusted = (ip: string, hop: number) => boolean;

/** Tells whether the peer with an IP is a proxy trusted by TRUST_PROXY, so that its headers can be believed. */
export function trustedProxy({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>): IsTrusted {
  if (typeof TRUST_PROXY === 'function') return TRUST_PROXY;
  if (typeof TRUST_PROXY === 'boolean') return () => TRUST_PROXY;
  return proxyAddr.compile(TRUST_PROXY.split(',').map((ip) => ip.trim()));
}
