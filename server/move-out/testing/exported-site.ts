import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import type { ExportManifest } from '../../move-in/archive/archive-format.ts';
import type { Settings } from '../../settings.ts';
import { exportToFile } from '../export-to-file.ts';

const never = new AbortController().signal;

export async function entriesOf(archive: Readable): Promise<Map<string, Buffer>> {
  const unpacked = Readable.toWeb(archive.pipe(createGunzip()));
  const entries = await unpackTar(unpacked as globalThis.ReadableStream<Uint8Array>);
  return new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? [])]));
}

export async function exportedSite(settings: Settings) {
  const file = join(temporaryFolder(), 'export.tar.gz');
  const summary = await exportToFile(settings, file, never);
  const entries = await entriesOf(createReadStream(file));
  const text = (name: string) => String(entries.get(name));
  const manifest: ExportManifest = JSON.parse(text('manifest.json'));
  return {
    file,
    summary,
    entries,
    text,
    manifest,
    rows: (kind: string) => JSON.parse(text(`data/${kind}.json`)),
  };
}
