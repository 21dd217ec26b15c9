import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';

/** Writes a gzipped tar file to the output, and collects the checksum of each entry. */
export function packArchive(output: Writable, createdAt: Date) {
  const { readable, controller } = createTarPacker();
  const written = pipeline(Readable.fromWeb(readable as ReadableStream), createGzip(), output);
  // If the output fails, entries waiting for buffer space must fail too.
  written.catch((error: unknown) => controller.error(error));
  const checksums = new Map<string, string>();

  async function addStream(
    name: string,
    size: number,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ) {
    const header = { name, size, type: 'file', mode: 0o644, mtime: createdAt } as const;
    const entry = controller.add(header).getWriter();
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      await entry.write(chunk);
    }
    await entry.close();
    checksums.set(name, hash.digest('hex'));
  }

  return {
    checksums,
    addStream,
    async addText(name: string, text: string) {
      const bytes = Buffer.from(text);
      await addStream(name, bytes.length, bytes.length > 0 ? [bytes] : []);
    },
    async addFile(name: string, path: string) {
      const { size } = await stat(path);
      await addStream(name, size, createReadStream(path));
    },
    async finish() {
      controller.finalize();
      await written;
    },
    async abort(reason: unknown) {
      controller.error(reason);
      await written.catch(() => {});
    },
  };
}

export type ArchivePacker = ReturnType<typeof packArchive>;
