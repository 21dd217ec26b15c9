/** Images are stored on this disk. Storage elsewhere would be another value of the type ImageStorage. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export type ImageFiles = Map<string, Uint8Array>;
export type StoredFile = { size: number; read: () => Readable };

export type ImageStorage = {
  has(image: string): Promise<boolean>;
  /** Stores all files of the image or none of them. An image that is there already stays as it is. */
  put(image: string, files: ImageFiles): Promise<void>;
  find(image: string, file: string): Promise<StoredFile | undefined>;
  removeLeftovers(): Promise<void>;
};

/** The same bytes have the same name, so an image is stored once. */
export const imageName = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export const uploadStorage = (dataDir: string) => diskStorage(join(dataDir, 'uploads'));

/** An image is a folder. It is written under another name, which begins with a dot, and then renamed as a whole. */
function diskStorage(root: string): ImageStorage {
  async function publish(unfinished: string, image: string) {
    try {
      await rename(unfinished, join(root, image));
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    }
    await flushFolder(root);
  }

  return {
    has: async (image) => (await statusOf(join(root, image))) !== undefined,

    async put(image, files) {
      if (await mkdir(root, { recursive: true })) await flushFolder(dirname(root));
      const unfinished = join(root, `.${randomUUID()}`);
      try {
        await mkdir(unfinished);
        for (const [name, content] of files) {
          await writeFile(join(unfinished, name), content, { flush: true });
        }
        await flushFolder(unfinished);
        await publish(unfinished, image);
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    },

    find: (image, file) => fileAt(join(root, image, file)),

    async removeLeftovers() {
      for (const name of await namesIn(root)) {
        const path = join(root, name);
        if (await isLeftover(name, path)) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

export async function fileAt(path: string): Promise<StoredFile | undefined> {
  const status = await statusOf(path);
  return status?.isFile() ? { size: status.size, read: () => createReadStream(path) } : undefined;
}

/** No encoding takes so long, so no folder that another process still writes is removed. */
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

/** A new name is on the disk only when its folder is flushed. Windows has no such call and needs none. */
export async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
