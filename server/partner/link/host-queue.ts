import { isRefusal } from '../../http/outgoing/public-fetch.ts';

/** Sends at most one request at a time to each host, to keep the load on partners low. */
export function hostQueue() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(host: string, request: () => Promise<Result>): Promise<Result> => {
    const sent = (last.get(host) ?? Promise.resolve()).then(request, request);
    const settled = sent.catch(() => {});
    last.set(host, settled);
    settled.then(() => {
      if (last.get(host) === settled) last.delete(host);
    });
    return sent;
  };
}

export type HostQueue = ReturnType<typeof hostQueue>;

/** Three links, each requested with HEAD and GET. */
const maxSilent = 6;

/**
 * Gives up on a host that failed to respond this many times in a row. Later requests fail immediately with the last
 * error, because waiting for each timeout would take up the time for all other hosts.
 */
export function givingUp(inTurn: HostQueue): HostQueue {
  const silent = new Map<string, { requests: number; error: unknown }>();
  return async (host, request) => {
    const { requests, error } = silent.get(host) ?? { requests: 0 };
    if (requests >= maxSilent) throw error;
    try {
      const answer = await inTurn(host, request);
      silent.delete(host);
      return answer;
    } catch (error) {
      if (!isRefusal(error)) silent.set(host, { requests: requests + 1, error });
      throw error;
    }
  };
}
