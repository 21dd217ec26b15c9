import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createTarPacker } from 'modern-tar';

/** Creates the file, readable only by its owner. Fails if it exists. */
export function writeArchive(file: string) {
  const { readable, controller } = createTarPacker();
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const written = pipeline(Readable.fromWeb(readable as ReadableStream), output);
  // If the file fails, entries waiting for buffer space must fail too.
  written.catch((error: unknown) => controller.error(error));
  const mtime = new Date();

  return {
    async add(name: string, content: Uint8Array) {
      const size = content.byteLength;
      const entry = controller.add({ name, size, type: 'file', mode: 0o600, mtime }).getWriter();
      if (size > 0) await entry.write(content);
      await entry.close();
    },
    /** Returns once everything is flushed to disk. */
    async finish() {
      controller.finalize();
      await written;
      await flush(file);
    },
    async abort(reason: unknown) {
      controller.error(reason);
      await written.catch(() => {});
    },
  };
}

export type ArchiveWriter = ReturnType<typeof writeArchive>;

export async function flush(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
