// The file times of a checkout say nothing, so a build is identified by a hash of its sources.
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
const sources = [
  'src',
  'public',
  'server/contract',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const notBuilt = /\.(test|gen)\.[jt]sx?$/;

export function isBuilt() {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashSources();
}

export async function build(env) {
  const hash = hashSources();
  rmSync(hashFile, { force: true });
  const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env,
  });
  if (code === 0) {
    mkdirSync('dist', { recursive: true });
    writeFileSync(hashFile, hash);
  }
  return code;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return notBuilt.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
