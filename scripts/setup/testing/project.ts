// Runs the real setup.mjs in a tiny project. Its npm, Vite and server only record that they were called.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
export const packagedNode = `node_modules/${nodePackage}/bin/node`;

const npm = `
const fs = require('node:fs');
fs.appendFileSync('trace', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
process.chdir(process.argv.at(-1));
fs.rmSync('node_modules', { recursive: true, force: true });
fs.mkdirSync('${dirname(packagedNode)}', { recursive: true });
fs.symlinkSync(process.execPath, '${packagedNode}');
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.symlinkSync('../${nodePackage}/bin/node', 'node_modules/.bin/node');
if (process.env.CUT_SHORT) process.kill(process.pid, 'SIGKILL');
fs.mkdirSync('node_modules/vite/bin', { recursive: true });
fs.writeFileSync('node_modules/vite/bin/vite.js', fs.readFileSync(\`\${__dirname}/../vite.js\`));
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({
  packages: { 'node_modules/vite': JSON.parse(fs.readFileSync('package-lock.json')).packages['node_modules/vite'] },
}));
`;

const vite = `
const fs = require('node:fs');
fs.appendFileSync('trace', 'vite ' + process.argv[2] + '\\n');
fs.mkdirSync('dist/server', { recursive: true });
fs.copyFileSync('server/main.ts', 'dist/server/main.js');
fs.mkdirSync('dist/server/assets', { recursive: true });
const { version } = JSON.parse(fs.readFileSync('package-lock.json')).packages['node_modules/vite'];
fs.writeFileSync('dist/server/assets/page-' + version + '.js', '');
process.exitCode = Number(process.env.BUILD_CODE ?? 0);
`;

const server = `
const end = (signal) => {
  console.log('heard ' + signal);
  setTimeout(() => process.exit(7), 100);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
setInterval(() => {}, 1000);
console.log('ready ' + process.env.NODE_ENV + ' ' + process.pid);
`;

export function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'aceboard-setup-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const lock = (version: string, folder = '.') =>
    write(
      `${folder}/package-lock.json`,
      JSON.stringify({
        packages: {
          '': {},
          'node_modules/vite': { version, integrity: `sha512-${version}` },
          'node_modules/for-another-platform': { version, optional: true },
        },
      }),
    );

  cpSync('scripts/setup.mjs', join(root, 'scripts/setup.mjs'));
  cpSync('scripts/setup', join(root, 'scripts/setup'), { recursive: true });
  write('package.json', JSON.stringify({ optionalDependencies: { [nodePackage]: '24.0.0' } }));
  write('npm/npm-cli.js', npm);
  write('vite.js', vite);
  write('server/main.ts', server);
  write('src/page.tsx', 'export {};');
  write(
    'scripts/bench/http.ts',
    "import { appendFileSync } from 'node:fs'; appendFileSync('trace', 'bench\\n');",
  );
  lock('1.0.0');
  lock('1.0.0', 'scripts/bench/tools');

  const launch = (command: string, env: Record<string, string> = {}) =>
    observe(
      spawn(process.execPath, [join(root, 'scripts/setup.mjs'), ...command.split(' ')], {
        env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm/npm-cli.js'), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      }),
    );

  return {
    root,
    write,
    lock,
    launch,
    run: (command: string, env?: Record<string, string>) => launch(command, env).ended,
    trace: () =>
      (existsSync(join(root, 'trace')) ? readFileSync(join(root, 'trace'), 'utf8') : '')
        .split('\n')
        .filter(Boolean),
  };
}

// The output closes once the last process that writes to it has exited, so it closes only if no process is left behind.
export function observe(child: ChildProcess) {
  let output = '';
  let look = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
      look();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  onTestFinished(() => {
    if (child.exitCode === null) child.kill();
  });

  return {
    pid: child.pid ?? 0,
    ended,
    said: (text: string) =>
      new Promise<void>((resolve, reject) => {
        look = () => output.includes(text) && resolve();
        look();
        ended.then(() => reject(new Error(`It exited without printing "${text}":\n${output}`)));
      }),
  };
}
