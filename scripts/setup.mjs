// This file and its imports run on any Node since 18, without dependencies. Everything that they start runs on the
// Node of package.json.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, compileCache, isBuilt } from './setup/build.mjs';
import { install, isInstalled, node } from './setup/install.mjs';
import { replaceProcess, run } from './setup/run.mjs';

const stopWithParent = new URL('./setup/stop-with-parent.mjs', import.meta.url).href;
const production = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  // The C library of most Linux systems would keep memory for each thread apart, which takes 5 MB more.
  MALLOC_ARENA_MAX: '1',
};
const development = { NODE_ENV: 'development' };
const watch = ['--watch', '--watch-preserve-output'];

// V8 would let the part of the heap for new objects grow to 32 MB, and requests are not answered faster for it.
const smallYoungHeap = '--max-semi-space-size=2';

const commands = {
  start: async () => {
    await prepareBuild();
    const args = [smallYoungHeap, '--import', stopWithParent, 'dist/server/main.js'];
    replaceProcess(node, args, production);
    return run(node, args, { env: production, server: true });
  },
  dev: () =>
    run(node, ['--import', stopWithParent, ...watch, 'server/main.ts', '--dev'], {
      env: development,
      server: true,
    }),
  install: async () => 0,
  build: () => prepareBuild().then(() => 0),
  seed: (options) => run(node, ['scripts/seed/main.ts', ...options]),
  reindex: () => run(node, ['scripts/reindex.ts']),
  bench: async ([name = 'http', ...options]) => {
    await prepareInstall('scripts/bench/tools', 'Installing the tools of the benches');
    if (['writes', 'all'].includes(name)) {
      await prepareInstall('scripts/bench/payload', 'Installing Payload, for the bench of writes');
    }
    await prepareBuild();
    return run(node, [`scripts/bench/${name}.ts`, ...options]);
  },
  check: () => run(node, ['scripts/test/run-tests.ts', '--checks']),
  test: () => run(node, ['scripts/test/run-tests.ts']),
};

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
await prepareInstall('.', 'Installing packages');
process.exit(await command(options));
