// Runs in test:long only: starts a process per test.
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createProject, observe } from './testing/project.ts';

/** Windows and older versions of Node cannot replace a process with another one. */
const systems = {
  'that replaces the process': {},
  'that cannot': { NODE_OPTIONS: '--import=data:text/javascript,delete%20process.execve' },
};

describe.each(Object.entries(systems))('on a system %s', (system, env) => {
  const replaces = system === 'that replaces the process';

  async function startServer() {
    const started = createProject().launch('start', env);
    await started.said('ready');
    return started;
  }

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s reaches the server, and its exit code is returned',
    async (signal) => {
      const { pid, ended } = await startServer();
      process.kill(pid, signal);
      const { code, output } = await ended;
      expect(code).toBe(7);
      expect(output).toContain('ready production ');
      expect(output).toContain(`heard ${signal}\n`);
    },
  );

  test('if possible, the server is the only process', async () => {
    const { pid, ended } = await startServer();
    process.kill(pid, 'SIGTERM');
    const { output } = await ended;
    expect(output.includes(`ready production ${pid}\n`)).toBe(replaces);
  });

  test('a second Ctrl+C, which a terminal sends to all processes, leaves no process behind', async () => {
    const { pid, ended, said } = await startServer();
    process.kill(-pid, 'SIGINT');
    await said('heard SIGINT');
    process.kill(-pid, 'SIGINT');
    expect(await ended).toMatchObject({ code: 7 });
  });

  test('reports the signal that stopped the server', async () => {
    const project = createProject();
    project.write('server/main.ts', "process.kill(process.pid, 'SIGKILL');");
    const shown = replaces ? { code: null, signal: 'SIGKILL' } : { code: 137 };
    expect(await project.run('start', env)).toMatchObject(shown);
  });

  test('the server stops when npm is killed', async () => {
    const { root } = createProject();
    const started = observe(
      spawn(
        process.execPath,
        [
          '--eval',
          `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })`,
          join(root, 'scripts/setup.mjs'),
          'start',
        ],
        {
          env: {
            PATH: process.env.PATH,
            npm_execpath: join(root, 'npm/npm-cli.js'),
            npm_lifecycle_event: 'start',
            ...env,
          },
        },
      ),
    );
    await started.said('ready');
    process.kill(started.pid, 'SIGKILL');
    expect((await started.ended).output).toContain('heard SIGTERM\n');
  });
});

test('the server stops when the setup.mjs waiting for it is killed', async () => {
  const started = createProject().launch('start', systems['that cannot']);
  await started.said('ready');
  process.kill(started.pid, 'SIGKILL');
  const { signal, output } = await started.ended;
  expect(signal).toBe('SIGKILL');
  expect(output).toContain('heard SIGTERM\n');
});

test('npm start leaves only the server running, even the first time and on an older version of Node', async () => {
  const { root, write, trace } = createProject();
  const [older] = Object.values(systems['that cannot']);
  write('bin/node', `#!/bin/sh\nNODE_OPTIONS='${older}' exec '${process.execPath}' "$@"\n`);
  chmodSync(join(root, 'bin/node'), 0o755);
  const script = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start;
  for (const runs of [2, 2]) {
    const env = { PATH: `${root}/bin:${process.env.PATH}`, npm_execpath: `${root}/npm/npm-cli.js` };
    const { pid, said, ended } = observe(spawn('sh', ['-c', script], { cwd: root, env }));
    await said('ready');
    process.kill(pid, 'SIGTERM');
    expect((await ended).output).toContain(`ready production ${pid}\n`);
    expect(trace()).toHaveLength(runs);
  }
});

test('npm start exits with the code of a failed install', async () => {
  const { root, write } = createProject();
  write('npm/npm-cli.js', 'process.exit(4);');
  const script = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start;
  const env = { PATH: process.env.PATH, npm_execpath: `${root}/npm/npm-cli.js` };
  const { ended } = observe(spawn('sh', ['-c', script], { cwd: root, env }));
  expect(await ended).toMatchObject({
    code: 4,
    output: 'Installing packages ...\nInstalling packages failed\n',
  });
});

test('nothing is built after a signal during the install', async () => {
  const project = createProject();
  project.write(
    'npm/npm-cli.js',
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.error('installing');",
  );
  const { pid, said, ended } = project.launch('start');
  await said('installing');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toMatchObject({ code: 143, output: 'Installing packages ...\ninstalling\n' });
  expect(project.trace()).toEqual([]);
});

test('the development server restarts when a source changes, and stops on a signal', async () => {
  const project = createProject();
  let greeting = 0;
  const writeGreeting = () =>
    project.write('server/greeting.ts', `export const greeting: number = ${greeting};`);
  writeGreeting();
  project.write(
    'server/main.ts',
    `import { greeting } from './greeting.ts';
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => process.exit(7));
    console.log('greeting', greeting, process.argv[2]);`,
  );
  const { pid, said, ended } = project.launch('dev');
  await said('greeting 0 --dev');
  // Node starts watching a file shortly after loading it, and misses changes until then.
  let isSeen = false;
  while (!isSeen) {
    greeting += 1;
    writeGreeting();
    const seen = said(`greeting ${greeting} --dev`).then(() => true);
    isSeen = await Promise.race([seen, wait(5_000, false)]);
  }
  process.kill(pid, 'SIGTERM');
  expect(await ended).toMatchObject({ code: 7 });
});
