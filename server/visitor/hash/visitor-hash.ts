/**
 * Identifies a visitor for one day and one item only, by a hash whose salt is deleted the following night. Each network
 * has a fixed number of slots per day, over which its user agents are spread. So fake user agents can't add more counts
 * than that, and nothing has to be stored to detect them. Two visitors of one network rarely share a slot.
 */
import { hash } from 'node:crypto';
import { customerNetworkOf, networkOf } from '../../http/ip-network.ts';
import type { CountedVisitor } from './visitor-of.ts';

/** Truncating prevents length extension attacks without the salt. An HMAC would take ten times as long. */
const hashLength = 16;
/** An IPv6 customer may have 65,536 networks, but only gets the slots of this many. */
const networksPerCustomer = 16;

export function visitorHash(
  salt: string,
  subject: string,
  { ip, userAgent }: CountedVisitor,
  slotsPerNetwork: number,
): string {
  const [network, customer] = [networkOf(ip), customerNetworkOf(ip)];
  const inNetwork = `${network}\n${slotOf(`${network}\n${userAgent}`, slotsPerNetwork)}`;
  const visitor =
    customer === network
      ? inNetwork
      : `${customer}\n${slotOf(inNetwork, slotsPerNetwork * networksPerCustomer)}`;
  return hash('sha256', `${salt}\n${subject}\n${visitor}`, 'base64url').slice(0, hashLength);
}

/** FNV-1a: fast, and good enough because the slot is neither stored nor secret. */
function slotOf(text: string, slots: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return ((sum ^ (sum >>> 16)) >>> 0) % slots;
}
