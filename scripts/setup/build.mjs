// File times are meaningless after a checkout, so a build is identified by a hash of its sources.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { node } from './install.mjs';
import { run } from './run.mjs';

const hashFile = 'dist/.built-from';
const outputFolders = ['dist/client', 'dist/server'];
const outputFile = 'dist/.built-files';
// Node's compile cache. If the folder isn't writable, Node runs without one.
export const compileCache = 'dist/compile-cache';
const sources = [
  'src',
  'public',
  'contract',
  'messages',
  'server',
  'db',
  'search-index',
  'scripts/seed',
  'docs/editors.md',
  'docs/owners.md',
  'docs/pictures',
  'vite.config.ts',
  'scripts/setup/vite',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const notBuilt = /\.(test|gen)\.[jt]sx?$|\/testing$/;

export function isBuilt(root = '.') {
  const file = `${root}/${hashFile}`;
  return existsSync(file) && readFileSync(file, 'utf8') === hashSources(root);
}

export async function build(env) {
  const hash = hashSources();
  rmSync(hashFile, { force: true });
  rmSync(compileCache, { recursive: true, force: true });
  const before = deleteAllBut(readLastOutput());
  const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env,
  });
  if (code === 0) {
    mkdirSync('dist', { recursive: true });
    writeFileSync(outputFile, JSON.stringify(outputSince(before)));
    writeFileSync(hashFile, hash);
  }
  return code;
}

const readLastOutput = () => (existsSync(outputFile) ? JSON.parse(readFileSync(outputFile)) : []);

const listOutput = () => outputFolders.flatMap((path) => listFiles(path));

// Uses the time of the uncompressed file, because compressed files aren't rewritten if they exist.
const timeOf = (file) => statSync(file.replace(/\.(br|gz)$/, '')).mtimeMs;

// Returns the modification time of each remaining file. A running server may still load these files.
function deleteAllBut(remaining) {
  const files = new Set(remaining);
  for (const file of listOutput()) if (!files.has(file)) rmSync(file);
  return new Map(listOutput().map((file) => [file, timeOf(file)]));
}

const outputSince = (before) => listOutput().filter((file) => before.get(file) !== timeOf(file));

// Also works for a release, which doesn't contain the site's sources.
export function hashSources(root = '.') {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => listFiles(path, root))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(`${root}/${file}`))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path, root = '.') {
  const file = `${root}/${path}`;
  if (notBuilt.test(path) || !existsSync(file)) return [];
  if (statSync(file).isFile()) return [path];
  return readdirSync(file)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`, root));
}
