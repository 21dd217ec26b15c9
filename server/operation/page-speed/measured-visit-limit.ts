import { hash, randomBytes } from 'node:crypto';
import { day } from '#contract/wall-clock.ts';
import { customerNetworkOf, networkOf } from '../../http/ip-network.ts';
import { rateLimit } from '../../http/rate-limit.ts';

/** Per day and process. Equals the number of visitors per network whose clicks count. */
export const visitsPerNetwork = 64;
/** An IPv6 customer may have 65,536 networks, but is only allowed the visits of this many. */
const networksPerCustomer = 16;

/** Limits how much one network can distort the figures, because anyone can send made-up ones. */
export function measuredVisitLimit() {
  // Addresses are only kept in memory for a day, as hashes that can't be recomputed elsewhere.
  const salt = randomBytes(16).toString('base64url');
  const networks = rateLimit({ limit: visitsPerNetwork, window: day });
  const customers = rateLimit({ limit: visitsPerNetwork * networksPerCustomer, window: day });
  const hashed = (part: string) => hash('sha256', `${salt}\n${part}`, 'base64url');
  return {
    /** Returns false if the network of the IP address has used up its visits. */
    admits(ip: string): boolean {
      const [network, customer] = [hashed(networkOf(ip)), hashed(customerNetworkOf(ip))];
      if (networks.retryAfter(network) > 0 || customers.retryAfter(customer) > 0) return false;
      networks.count(network);
      customers.count(customer);
      return true;
    },
  };
}
