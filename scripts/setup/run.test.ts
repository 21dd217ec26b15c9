import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProject, observe } from './testing/checkout.ts';

async function startServer(command = 'start') {
  const project = createProject();
  const started = project.launch(command);
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
    expect(output).toContain('ready production\n');
    expect(output).toContain(`heard ${signal}\n`);
  },
);

test('a second Ctrl+C, sent to all processes as a terminal does, leaves none behind', async () => {
  const { pid, ended, said } = await startServer();
  process.kill(-pid, 'SIGINT');
  await said('heard SIGINT');
  process.kill(-pid, 'SIGINT');
  expect(await ended).toMatchObject({ code: 7 });
});

test('a server that a signal ended returns 128 and the number of the signal', async () => {
  const project = createProject();
  project.write('server/main.ts', "process.kill(process.pid, 'SIGKILL');");
  expect(await project.run('start')).toMatchObject({ code: 137 });
});

test('the server stops when setup.mjs is killed', async () => {
  const { pid, ended } = await startServer();
  process.kill(pid, 'SIGKILL');
  const { signal, output } = await ended;
  expect(signal).toBe('SIGKILL');
  expect(output).toContain('heard SIGTERM\n');
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
        },
      },
    ),
  );
  await started.said('ready');
  process.kill(started.pid, 'SIGKILL');
  expect((await started.ended).output).toContain('heard SIGTERM\n');
});

test('after a signal during the install nothing is built', async () => {
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

test('the development server starts again when a source changes, and stops at a signal', async () => {
  const project = createProject();
  project.write('server/greeting.ts', "export const greeting: string = 'first';");
  project.write(
    'server/main.ts',
    `import { greeting } from './greeting.ts';
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => process.exit(7));
    console.log(greeting, process.argv[2]);`,
  );
  const { pid, said, ended } = project.launch('dev');
  await said('first --dev');
  project.write('server/greeting.ts', "export const greeting: string = 'second';");
  await said('second --dev');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toMatchObject({ code: 7 });
});
