import { networkOf } from '../../http/ip-network.ts';

/** Nothing is stored about an online visitor except the connection. */
type OnlineVisitor = { ip: string; sendCount: (count: number) => void };

type OnlineBounds = { maxVisitors: number; maxPerNetwork: number };

/** Allows a whole office on one network, but prevents a script from faking a crowd. */
const usualBounds: OnlineBounds = { maxVisitors: 10_000, maxPerNetwork: 100 };

/** Changes within this time are sent together. */
const sendDelay = 1_000;
/** Unchanged counts are sent again, because proxies close idle connections. */
const heartbeatInterval = 20_000;

export function onlineVisitors({ maxVisitors, maxPerNetwork } = usualBounds) {
  const visitors = new Set<OnlineVisitor>();
  const countByNetwork = new Map<string, number>();
  let elsewhere = 0;
  let scheduled: NodeJS.Timeout | undefined;

  function sendToAll() {
    scheduled = undefined;
    for (const { sendCount } of visitors) sendCount(visitors.size + elsewhere);
  }

  function scheduleSend() {
    scheduled ??= setTimeout(sendToAll, sendDelay).unref();
  }

  const heartbeat = setInterval(sendToAll, heartbeatInterval).unref();

  return {
    count: () => visitors.size,

    /** Sets the number of visitors connected to other processes. */
    setElsewhere(count: number) {
      if (count === elsewhere) return;
      elsewhere = count;
      scheduleSend();
    },

    refusal(ip: string): 'full' | 'network_full' | undefined {
      if (visitors.size >= maxVisitors) return 'full';
      if ((countByNetwork.get(networkOf(ip)) ?? 0) >= maxPerNetwork) return 'network_full';
    },

    /** Returns a function that ends the visit. */
    join(visitor: OnlineVisitor): () => void {
      const network = networkOf(visitor.ip);
      visitors.add(visitor);
      countByNetwork.set(network, (countByNetwork.get(network) ?? 0) + 1);
      visitor.sendCount(visitors.size + elsewhere);
      scheduleSend();
      return () => {
        if (!visitors.delete(visitor)) return;
        const others = (countByNetwork.get(network) ?? 1) - 1;
        if (others === 0) countByNetwork.delete(network);
        else countByNetwork.set(network, others);
        scheduleSend();
      };
    },

    close() {
      clearInterval(heartbeat);
      clearTimeout(scheduled);
    },
  };
}
