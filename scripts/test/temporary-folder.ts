/** Vitest ends its processes by a signal, before they can delete their files, so a run has one folder for all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'aceboard-tests-'));
  process.env.TMPDIR = folder;
  // A process that is just ending may still add a file.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
