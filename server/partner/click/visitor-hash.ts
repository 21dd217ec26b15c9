/**
 * A visitor is known for one day and for one thing alone: by a hash whose key is deleted in the night after. Each network
 * has so many places for visitors on a day, and its user agents are spread over them: whoever makes up user agents counts
 * no more often than that, and nothing is stored to find it out. Two visitors of one network share a place seldom.
 */
import { hash } from 'node:crypto';
import { customerNetworkOf, networkOf } from '../../http/ip-network.ts';
import type { CountedVisitor } from './visitor-of.ts';

/** The rest of the hash stays unknown, so nobody can go on from it without the salt. An HMAC would take ten times as long. */
const hashLength = 16;
/** A customer of IPv6 may have 65,536 networks, and has the places of so many. */
const networksOfCustomer = 16;

export function visitorHash(
  salt: string,
  thing: string,
  { ip, userAgent }: CountedVisitor,
  placesOfNetwork: number,
): string {
  const [network, customer] = [networkOf(ip), customerNetworkOf(ip)];
  const inNetwork = `${network}\n${place(`${network}\n${userAgent}`, placesOfNetwork)}`;
  const visitor =
    customer === network
      ? inNetwork
      : `${customer}\n${place(inNetwork, placesOfNetwork * networksOfCustomer)}`;
  return hash('sha256', `${salt}\n${thing}\n${visitor}`, 'base64url').slice(0, hashLength);
}

/** It is FNV-1a, because the place is neither stored nor a secret, and a click has to cost little. */
function place(text: string, places: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return ((sum ^ (sum >>> 16)) >>> 0) % places;
}
