import { networkOf } from '../http/ip-network.ts';

/** A visitor is a connection and nothing else, and is forgotten with it. */
type Visitor = { address: string; tell: (count: number) => void };

export type OnlineBounds = { maxVisitors: number; maxOfOneIp: number };

/** An office behind one address is let in; a script that would be a crowd is not. */
const usualBounds: OnlineBounds = { maxVisitors: 10_000, maxOfOneIp: 100 };

/** Comings and goings within it are told together. */
const toldAfter = 1_000;
/** Told again though nothing changed: a proxy in between cuts what is silent. */
const toldEvery = 20_000;

export function onlineVisitors({ maxVisitors, maxOfOneIp } = usualBounds) {
  const visitors = new Set<Visitor>();
  const ofAddress = new Map<string, number>();
  let announcement: NodeJS.Timeout | undefined;

  function announce() {
    announcement = undefined;
    for (const { tell } of visitors) tell(visitors.size);
  }

  function announceSoon() {
    announcement ??= setTimeout(announce, toldAfter).unref();
  }

  const heartbeat = setInterval(announce, toldEvery).unref();

  return {
    /** Why nobody else is let in from there at the moment. */
    refusal(address: string): 'full' | 'crowd' | undefined {
      if (visitors.size >= maxVisitors) return 'full';
      if ((ofAddress.get(networkOf(address)) ?? 0) >= maxOfOneIp) return 'crowd';
    },

    /** Answers with what ends the visit. */
    join(visitor: Visitor): () => void {
      const { tell } = visitor;
      const address = networkOf(visitor.address);
      visitors.add(visitor);
      ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
      tell(visitors.size);
      announceSoon();
      return () => {
        if (!visitors.delete(visitor)) return;
        const others = (ofAddress.get(address) ?? 1) - 1;
        if (others === 0) ofAddress.delete(address);
        else ofAddress.set(address, others);
        announceSoon();
      };
    },

    close() {
      clearInterval(heartbeat);
      clearTimeout(announcement);
    },
  };
}
