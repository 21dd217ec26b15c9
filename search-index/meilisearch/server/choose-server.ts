import { findBinary } from './find-binary.ts';
import { supervisedServer } from './own-server-process.ts';
import { type MeilisearchServer, runningServer } from './server-access.ts';

export type ServerChoice = {
  url?: string | undefined;
  key?: string | undefined;
  binary?: string | undefined;
  dataDir: string;
  /**
   * Set if several processes may run: each would start its own server, and they would overwrite each other's state in
   * the database.
   */
  hasSharedDatabase: boolean;
};

/** Prefers MEILI_URL. Otherwise runs our own server if the program is installed. */
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
