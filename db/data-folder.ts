/** Only the user that runs the server can read DATA_DIR, whatever the umask is and however the folder was created. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export function openDataFolder(folder: string): void {
  // SQLite and Meilisearch create files later, and the umask holds for those.
  process.umask(0o077);
  makeFolder('DATA_DIR', folder);
  closeToOthers(folder, statSync(folder).mode);
  closeEntries(folder);
}

/** The setting is named where the folder cannot be made. */
export function makeFolder(setting: string, folder: string): void {
  try {
    makeWithParents(resolve(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${setting} is ${folder}, which is not a folder and cannot be created (${code}). Choose a folder that the user running the server can write to.`,
      { cause: error },
    );
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** Node's own way to make parents too never ends where none can be made, such as below /proc. */
function makeWithParents(folder: string) {
  if (isFolder(folder)) return;
  makeWithParents(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may just have made it.
    if (!isFolder(folder)) throw error;
  }
}

/** Nobody gets past a closed folder, so a start does not look at each of the thousands of images in one. */
function closeEntries(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (!status || status.isSymbolicLink() || isClosed(status.mode)) continue;
    closeToOthers(path, status.mode);
    if (status.isDirectory()) closeEntries(path);
  }
}

const isClosed = (mode: number) => (mode & 0o077) === 0;

function closeToOthers(path: string, mode: number) {
  if (isClosed(mode)) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process may just have removed it, such as SQLite's write-ahead log.
    if (code === 'ENOENT') return;
    throw new Error(
      `${path} can be read by others, and its permissions cannot be changed (${code}). Make the user running the server the owner of DATA_DIR.`,
    );
  }
}
