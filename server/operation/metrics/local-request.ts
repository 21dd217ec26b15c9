/** A request came from a program on this machine, and through no proxy: then nobody else can have sent it. */
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (ip: string | undefined) =>
  ip !== undefined && loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** A proxy on this machine sends at least one of these, unless it was told not to. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** A proxy may pass on the host that its visitor asked for, and nothing else. */
const ownHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

export const isFromThisMachine = ({ raw, ip, headers }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress) &&
  // A host in the URL would count more than the header.
  raw.url?.startsWith('/') === true &&
  isLoopback(ip) &&
  ownHost.test(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);
