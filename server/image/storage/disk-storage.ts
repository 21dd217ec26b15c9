/** Stores an image as a folder, written under a temporary name with a leading dot and then renamed. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFullSizeFile } from '#contract/image/uploaded-image.ts';
import { type ImageFiles, type ImageStorage, isImageName, type OpenFile } from './image-storage.ts';

export function diskStorage(dataDir: string): ImageStorage {
  const root = join(dataDir, 'uploads');

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

    async findWhole(image) {
      for await (const file of entriesOf(join(root, image))) {
        const status = isFullSizeFile(file) && (await statusOf(join(root, image, file)));
        if (status) return { file, bytes: status.size, storedAt: status.mtime };
      }
    },

    sizeOf: (image, file) => sizeAt(join(root, image, file)),
    open: (image, file) => openAt(join(root, image, file)),

    async *names() {
      for await (const name of entriesOf(root)) if (isImageName(name)) yield name;
    },

    async delete(image) {
      const unfinished = join(root, `.${randomUUID()}`);
      await rename(join(root, image), unfinished).catch(orUndefined);
      await rm(unfinished, { recursive: true, force: true });
    },

    files: (image) => filesIn(join(root, image)),

    async prepare() {
      for await (const name of entriesOf(root)) {
        const path = join(root, name);
        if (await isLeftover(name, path)) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

export async function sizeAt(path: string): Promise<number | undefined> {
  const status = await statusOf(path);
  return status?.isFile() ? status.size : undefined;
}

export async function openAt(path: string): Promise<OpenFile | undefined> {
  const size = await sizeAt(path);
  return size === undefined ? undefined : { size, content: createReadStream(path) };
}

export async function filesIn(folder: string): Promise<ImageFiles> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}

/** Longer than any encoding, so that folders still being written by another process are never removed. */
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

async function* entriesOf(folder: string) {
  for await (const { name } of (await opendir(folder).catch(orUndefined)) ?? []) yield name;
}

/** A rename is durable only once its folder is flushed. Windows has no such call and needs none. */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
