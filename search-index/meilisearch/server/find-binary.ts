import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const program = process.platform === 'win32' ? 'meilisearch.exe' : 'meilisearch';

/** MEILI_BIN is a program that must exist, or `off` for none. Defaults to the first one on PATH, if any. */
export function findBinary(
  named: string | undefined,
  path: string = process.env.PATH ?? '',
): string | undefined {
  if (named === undefined) {
    return path
      .split(delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => join(folder, program))
      .find(isProgram);
  }
  if (named === 'off') return undefined;
  if (isProgram(named)) return resolve(named);
  throw new Error(`Invalid settings: MEILI_BIN must name a program, but ${named} is not one.`);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
