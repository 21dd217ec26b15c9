/** Makes DATA_DIR private to the user that runs the server, regardless of the umask and of who created the folder. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export function openDataFolder(folder: string): void {
  // For files that SQLite and Meilisearch create later.
  process.umask(0o077);
  makeFolder('DATA_DIR', folder);
  closeToOthers(folder, statSync(folder).mode);
  closeEntries(folder);
}

/** The error mentions the setting if the folder can't be created. */
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

/** Node's recursive mkdir hangs if the folder cannot be created, for example below /proc. */
function makeWithParents(folder: string) {
  if (isFolder(folder)) return;
  makeWithParents(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have just created it.
    if (!isFolder(folder)) throw error;
  }
}

/** Skips folders that are already private, so that startup doesn't check each of thousands of images. */
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
    // Another process may have just removed the file, for example SQLite's write-ahead log.
    if (code === 'ENOENT') return;
    throw new Error(
      `${path} can be read by others, and its permissions cannot be changed (${code}). Make the user running the server the owner of DATA_DIR.`,
    );
  }
}
