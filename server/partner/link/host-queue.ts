import { isRefusal } from '../../http/outgoing/public-fetch.ts';

/** At most one request at a time goes to a host, so that no check is a burden for a partner. */
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

/** These are three links that were asked for with HEAD and with GET. */
const maxSilent = 6;

/**
 * A host that gave no answer so often in a row is asked no more, and each later request fails as the last one did: a
 * host that lets each wait for its time-out would take the time of all others.
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
