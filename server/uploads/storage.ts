/** Images are stored on this disk. Another place would be another value of the type. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export type PictureFiles = Map<string, Uint8Array>;
export type StoredFile = { size: number; read: () => Readable };

export type PictureStorage = {
  has(picture: string): Promise<boolean>;
  /** All files of the picture or none of them; one that is there already stays as it is. */
  put(picture: string, files: PictureFiles): Promise<void>;
  find(picture: string, file: string): Promise<StoredFile | undefined>;
  removeLeftovers(): Promise<void>;
};

/** The same bytes again are the same picture: it is stored once. */
export const pictureName = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export const uploadStorage = (dataDir: string) => diskStorage(join(dataDir, 'uploads'));

/** A picture is a folder: written beside under a name with a dot, it takes its place as one. */
function diskStorage(root: string): PictureStorage {
  async function takePlace(unfinished: string, picture: string) {
    try {
      await rename(unfinished, join(root, picture));
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    }
    await flushFolder(root);
  }

  return {
    has: async (picture) => (await statusOf(join(root, picture))) !== undefined,

    async put(picture, files) {
      if (await mkdir(root, { recursive: true })) await flushFolder(dirname(root));
      const unfinished = join(root, `.${randomUUID()}`);
      try {
        await mkdir(unfinished);
        for (const [name, content] of files) {
          await writeFile(join(unfinished, name), content, { flush: true });
        }
        await flushFolder(unfinished);
        await takePlace(unfinished, picture);
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    },

    async find(picture, file) {
      const path = join(root, picture, file);
      const status = await statusOf(path);
      return status?.isFile()
        ? { size: status.size, read: () => createReadStream(path) }
        : undefined;
    },

    async removeLeftovers() {
      for (const name of await namesIn(root)) {
        const path = join(root, name);
        if (await isLeftover(name, path)) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** Long after the last picture that could still be drawn: none is disturbed that another process writes. */
const leftoverAfter = 60 * 60_000;

async function isLeftover(name: string, path: string): Promise<boolean> {
  if (!name.startsWith('.')) return false;
  const status = await statusOf(path);
  return status !== undefined && Date.now() - status.mtimeMs > leftoverAfter;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function orUndefined(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error;
}

const statusOf = (path: string) => stat(path).catch(orUndefined);

const namesIn = async (folder: string) => (await readdir(folder).catch(orUndefined)) ?? [];

/** A name is on disk when its folder is. Windows has no such call, and needs none. */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
