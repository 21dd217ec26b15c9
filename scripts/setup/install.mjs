// npm writes its record of an installation last, after the packages' own scripts. A record that matches the lock file
// therefore means that the installation is complete; an interrupted one has no record.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { chooseNode } from './choose-node.mjs';
import { run } from './run.mjs';

const windows = process.platform === 'win32';
const recordOf = (folder) => `${folder}/node_modules/.package-lock.json`;

const project = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));
export const { node, refusal } = chooseNode(
  Object.keys(project.optionalDependencies ?? {}),
  process,
);

export function isInstalled(folder) {
  if (!existsSync(node)) return false;
  const wanted = readPackages(`${folder}/package-lock.json`);
  const present = readPackages(recordOf(folder));
  return Object.keys(wanted).every((path) => path === '' || agrees(wanted[path], present[path]));
}

function agrees(wanted, present) {
  if (!present) return Boolean(wanted.optional || wanted.devOptional);
  return present.version === wanted.version && present.integrity === wanted.integrity;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

export async function install(folder) {
  rmSync(recordOf(folder), { force: true });
  const [command, ...start] = npm();
  const options = ['--include=dev', '--include=optional', '--loglevel=error', '--prefix', folder];
  const code = await run(command, [...start, 'ci', ...options], { quiet: true });
  if (code !== 0 || existsSync(node)) return code;
  console.error(`npm did not install ${node}. Does its configuration omit optional packages?`);
  return 1;
}

// Prefers npm's own script and Node, because node_modules/.bin/node is about to be replaced.
export function npm() {
  const { npm_execpath: script = '', npm_node_execpath: itsNode = process.execPath } = process.env;
  if (/npm-cli\.c?js$/.test(script)) return [itsNode, script];
  return windows ? ['cmd', '/c', 'npm'] : ['npm'];
}
