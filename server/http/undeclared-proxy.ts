/** Detects proxies missing from TRUST_PROXY, behind which all visitors share one IP: the proxy's. */
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, prefix, 'ipv4');
}
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

const isInOwnNetwork = (ip: string) =>
  ownNetworks.check(ip.replace(/%.*$/, ''), isIPv6(ip) ? 'ipv6' : 'ipv4');

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

export type SharesIp = (request: FastifyRequest) => boolean;

/** Considers a forwarding header only from a peer in a private network. From elsewhere, anyone can send one. */
export function undeclaredProxy({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>): SharesIp {
  if (TRUST_PROXY !== false) return () => false;
  let isLogged = false;
  return ({ headers, ip, log }) => {
    const header = forwardingHeaders.find((name) => headers[name] !== undefined);
    if (header === undefined || !isInOwnNetwork(ip)) return false;
    if (!isLogged) {
      isLogged = true;
      log.warn(
        `Requests arrive through a proxy at ${ip}, which sends ${header}, but TRUST_PROXY is not set, so all visitors share its rate limits. Set TRUST_PROXY to the number of proxies in front, such as 1, or to their IPs, and restart.`,
      );
    }
    return true;
  };
}
