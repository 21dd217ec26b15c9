import { Meilisearch } from 'meilisearch';
import type { SearchLog } from '../../search-log.ts';

/** A server that somebody else runs, or one that is run here. */
export type MeilisearchServer = {
  start(log: SearchLog): void;
  /** Throws while there is none to talk to. */
  client(): Meilisearch;
  stop(): Promise<void>;
};

export type ServerAccess = { url: string; key?: string | undefined };

const requestTimeout = 10_000;

export const connectTo = ({ url, key }: ServerAccess): Meilisearch =>
  new Meilisearch({ host: url, timeout: requestTimeout, ...(key && { apiKey: key }) });

export function runningServer(address: ServerAccess): MeilisearchServer {
  const client = connectTo(address);
  return { start: () => {}, client: () => client, stop: async () => {} };
}
