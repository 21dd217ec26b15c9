/**
 * Proxies such as Azure's gateway add the port to a client's address, and a client can send anything. Rate limits and
 * networks compare addresses, so they need one spelling of each.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const header = 'x-forwarded-for';

/** Stands for whatever is not an address. */
const unknownAddress = 'unknown';

/** Cuts ports off, and replaces what is not an address. */
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

/** IPv4 in dots, even if it's written as IPv6. */
const spelled = (address: string) => ipaddr.process(address.replace(/%.*$/, '')).toString();
