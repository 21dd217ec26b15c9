import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSources } from '../setup/build.mjs';
import { filesBelow } from './archive.ts';
import {
  type NodeSource,
  type PackageFile,
  productionLock,
  productionPackage,
} from './production-files.ts';
import { isShipped } from './shipped-file.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Doesn't ignore `dist`: a Docker build from a release needs it, and can't build it. */
const dockerIgnored = ['node_modules', '**/node_modules', 'dist/compile-cache', 'data'];

/** Collects the files of a release from a folder in which the site was built. */
export function stageRelease(built: string, folder: string, options: NodeSource): void {
  for (const file of filesBelow(built, { without: ['node_modules'] }).filter(isShipped)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(built, file), join(folder, file));
  }
  for (const part of ['client', 'server']) {
    cpSync(join(built, 'dist', part), join(folder, 'dist', part), { recursive: true });
  }
  const packageFile = productionPackage(
    readJson(join(built, 'package.json')) as PackageFile,
    options,
  );
  const lock = productionLock(readJson(join(built, 'package-lock.json')), packageFile);
  writeJson(join(folder, 'package.json'), packageFile);
  writeJson(join(folder, 'package-lock.json'), lock);
  writeFileSync(join(folder, '.dockerignore'), `${dockerIgnored.join('\n')}\n`);
  // Makes `npm start` recognize the site as built.
  writeFileSync(join(folder, 'dist/.built-from'), hashSources(folder));
}
