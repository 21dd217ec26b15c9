import { Meilisearch } from 'meilisearch';
import type { SearchLog } from '../../engine-log.ts';

/** Somebody else runs the server, or this process does. */
export type MeilisearchServer = {
  /** Other processes may search the same server, so one of them feeds it. */
  isShared: boolean;
  start(log: SearchLog): void;
  /** Throws while the server cannot be reached. */
  client(): Meilisearch;
  stop(): Promise<void>;
};

export type ServerAccess = { url: string; key?: string | undefined };

const requestTimeout = 10_000;

/** Meilisearch needs more time to compress an answer than to find it. */
const requestInit = { headers: { 'accept-encoding': 'identity' } };

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
