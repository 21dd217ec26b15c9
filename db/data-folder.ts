/** Only the user that runs the server can read DATA_DIR, whatever the umask is and however the folder was created. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function openDataFolder(folder: string): void {
  // SQLite and Meilisearch create files later, and the umask holds for those.
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  closeToOthers(folder, statSync(folder).mode);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status && !status.isSymbolicLink()) closeToOthers(path, status.mode);
  }
}

function closeToOthers(path: string, mode: number) {
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process may just have removed it, such as SQLite's write-ahead log.
    if (code === 'ENOENT') return;
    throw new Error(
      `${path} can be read by others, and that cannot be changed (${code}). Give DATA_DIR to the user that runs the server.`,
    );
  }
}
