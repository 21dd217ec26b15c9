import { Meilisearch } from 'meilisearch';
import type { SearchLog } from '../../engine-log.ts';

/** A Meilisearch server, run by this process or elsewhere. */
export type MeilisearchServer = {
  /** Set if other processes may use the same server, in which case only one of them feeds it. */
  isShared: boolean;
  start(log: SearchLog): void;
  /** Throws while the server is unreachable. */
  client(): Meilisearch;
  stop(): Promise<void>;
};

export type ServerAccess = { url: string; key?: string | undefined };

const requestTimeout = 10_000;

const requestInit: RequestInit = {
  // Compression would take Meilisearch longer than the search itself.
  headers: { 'accept-encoding': 'identity' },
  // Meilisearch never redirects.
  redirect: 'error',
};

export const connectTo = ({ url, key }: ServerAccess): Meilisearch =>
  new Meilisearch({
    host: url,
    timeout: requestTimeout,
    requestInit,
    ...(key && { apiKey: key }),
  });

export function runningServer(access: ServerAccess): MeilisearchServer {
  const client = connectTo(access);
  return { isShared: true, start: () => {}, client: () => client, stop: async () => {} };
}
