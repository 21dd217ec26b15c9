// This file and its imports run on any Node since 18, without dependencies. Everything they start runs on the Node
// returned by chooseNode.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './setup/build.mjs';
import { install, isInstalled, node, refusal } from './setup/install.mjs';
import { productionFlags, productionVariables, stopWithParent } from './setup/production.mjs';
import { replaceProcess, run } from './setup/run.mjs';

const development = { NODE_ENV: 'development' };
const watch = ['--watch', '--watch-preserve-output'];

const commands = {
  start: async () => {
    await prepareBuild();
    const args = [...productionFlags, 'dist/server/main.js'];
    replaceProcess(node, args, productionVariables);
    return run(node, args, { env: productionVariables, server: true });
  },
  dev: () =>
    run(node, [...stopWithParent, ...watch, 'server/main.ts', '--dev'], {
      env: development,
      server: true,
    }),
  install: async () => 0,
  build: () => prepareBuild().then(() => 0),
  seed: (options) => run(node, ['scripts/seed/main.ts', ...options]),
  backup: (options) => run(node, ['server/operation/backup/backup-main.ts', ...options]),
  restore: (options) => run(node, ['server/operation/backup/restore-main.ts', ...options]),
  export: (options) => run(node, ['server/move-out/export-main.ts', ...options]),
  import: (options) => run(node, ['scripts/import/main.ts', ...options]),
  move: (options) => run(node, ['scripts/move/main.ts', ...options]),
  reindex: () => run(node, ['scripts/reindex.ts']),
  retention: (options) => run(node, ['scripts/retention.ts', ...options]),
  token: (options) => run(node, ['scripts/token.ts', ...options]),
  bench: async ([name = 'http', ...options]) => {
    if (name === 'compare') return run(node, ['scripts/bench/figure/compare-main.ts', ...options]);
    await prepareInstall('scripts/bench/tools', 'Installing the benchmark tools');
    if (['all', 'engines', 'money', 'release'].includes(name)) {
      await prepareInstall('scripts/postgres', 'Installing PostgreSQL for the benchmarks');
    }
    await prepareBuild();
    return run(node, [`scripts/bench/${name}.ts`, ...options]);
  },
  cluster: async (options) => {
    await prepareInstall('scripts/postgres', 'Installing PostgreSQL');
    await prepareBuild();
    return run(node, ['scripts/cluster/main.ts', ...options], { server: true });
  },
  'docs:pictures': async () => {
    await prepareBuild();
    return run(node, ['scripts/docs/take-pictures.ts']);
  },
  release: () => run(node, ['scripts/release/main.ts']),
  check: () => run(node, ['scripts/test/run-tests.ts', '--checks']),
  test: () => test('scripts/test/run-tests.ts'),
  'test:long': () => test('scripts/test/run-tests.ts', '--long'),
  'test:again': () => test('scripts/test/run-again.ts'),
};

async function test(...args) {
  await prepareInstall('scripts/postgres', 'Installing PostgreSQL for the tests');
  await prepareInstall('scripts/conformance', 'Installing the conformance suite for the tests');
  return run(node, args);
}

async function prepareInstall(folder, title) {
  if (!isInstalled(folder)) await step(title, () => install(folder));
}

async function prepareBuild() {
  if (!isBuilt()) await step('Building the site', () => build({ NODE_ENV: 'production' }));
}

async function step(title, work) {
  console.log(`${title} ...`);
  const code = await work();
  if (code === 0) return;
  console.error(`${title} failed`);
  process.exit(code);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [name = 'start', ...options] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command ${name}. Known: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
await prepareInstall('.', 'Installing packages');
process.exit(await command(options));
