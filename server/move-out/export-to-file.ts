import { createWriteStream } from 'node:fs';
import { link, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { type ExportSummary, writeExport } from './write-export.ts';

/** The archive gets its name once it is complete. Never replaces a file, because a typo could name anything. */
export async function exportToFile(
  settings: Settings,
  file: string,
  signal: AbortSignal,
): Promise<ExportSummary & { bytes: number }> {
  const path = resolve(file);
  if (await stat(path).catch(() => undefined)) {
    throw new Error(`${path} already exists. Choose another file.`);
  }
  const folder = await mkdtemp(join(dirname(path), `.${basename(path)}.unfinished-`)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(`The folder ${dirname(path)} cannot be written to (${error.code}).`);
    },
  );
  try {
    const unfinished = join(folder, 'export.tar.gz');
    const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const summary = await writeExport({ settings, output, folder, signal });
    const { size } = await stat(unfinished);
    await link(unfinished, path);
    return { ...summary, bytes: size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
