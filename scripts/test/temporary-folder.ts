/** Gives each run one temporary folder: Vitest kills its processes before they can delete their own files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'aceboard-tests-'));
  process.env.TMPDIR = folder;
  // A process that is shutting down may still add a file.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
