import { findBinary } from './find-binary.ts';
import { supervisedServer } from './own-server-process.ts';
import { type MeilisearchServer, runningServer } from './server-access.ts';

export type ServerChoice = {
  url?: string | undefined;
  key?: string | undefined;
  binary?: string | undefined;
  dataDir: string;
  /** Each of several processes would start one, and they would overwrite each other's notes in the database. */
  hasSharedDatabase: boolean;
};

/** MEILI_URL comes first, then a server of our own where the program is installed. */
export function chooseServer({
  url,
  key,
  binary,
  dataDir,
  hasSharedDatabase,
}: ServerChoice): MeilisearchServer | undefined {
  if (url) return runningServer({ url, key });
  if (hasSharedDatabase && binary === undefined) return undefined;
  const found = findBinary(binary);
  return found === undefined ? undefined : supervisedServer({ binary: found, dataDir });
}
