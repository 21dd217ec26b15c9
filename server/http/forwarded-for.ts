/**
 * Proxies such as Azure's gateway add the port to a client's address, and a client can send anything. Rate limits and
 * networks compare addresses, so ports are removed, and anything that isn't an address becomes `unknown`. Mapped
 * addresses, upper case and zones stay as they are.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const header = 'x-forwarded-for';

const unknownAddress = 'unknown';

/** Removes ports, and replaces anything that isn't an address. */
export function cleanForwardedFor(headers: IncomingHttpHeaders): void {
  const given = headers[header];
  if (given === undefined) return;
  headers[header] = [given].flat().join().split(',').filter(isFilled).map(addressIn).join(', ');
}

const isFilled = (entry: string) => entry.trim() !== '';

function addressIn(entry: string): string {
  const text = entry.trim();
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  return isIP(address) ? spelled(address) : unknownAddress;
}

/** Writes IPv4 addresses with dots, even if they are mapped to IPv6. */
const spelled = (address: string) => ipaddr.process(address.replace(/%.*$/, '')).toString();
