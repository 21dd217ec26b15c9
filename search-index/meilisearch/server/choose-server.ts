import { findBinary } from './find-binary.ts';
import { supervisedServer } from './own-server-process.ts';
import { type MeilisearchServer, runningServer } from './server-access.ts';

export type ServerChoice = {
  url?: string | undefined;
  key?: string | undefined;
  binary?: string | undefined;
  dataDir: string;
};

/** MEILI_URL comes first, then a server of our own where the program is installed. Otherwise there is none. */
export function chooseServer({
  url,
  key,
  binary,
  dataDir,
}: ServerChoice): MeilisearchServer | undefined {
  if (url) return runningServer({ url, key });
  const found = findBinary(binary);
  return found === undefined ? undefined : supervisedServer({ binary: found, dataDir });
}
