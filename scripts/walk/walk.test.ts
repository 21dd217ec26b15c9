// Runs on SQLite only: errors in a build don't depend on the database.
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { nightlyJobs } from '../../server/operation/nightly/job-list.ts';
import { testApp } from '../../server/testing/app.ts';
import { withRoutes } from '../../server/testing/route.ts';
import { appRouter } from '../../server/trpc/router.ts';
import { walkInstallation } from './walk-installation.ts';
import type { Walked } from './walked.ts';

/** Fastify and our catch-alls register these for every path. */
const unwalkedMethods = ['HEAD', 'OPTIONS', 'TRACE'];

/** Catch-all routes that respond with 404 or 405. */
const isCatchAll = (url: string) =>
  ['/api/*', '/api/admin/', '/api/admin/*', '/*', '/api/trpc/:path'].includes(url);

/** Commands that have their own tests or are for developers. */
const unwalkedCommands = {
  start: 'the walk itself runs on it',
  dev: 'server/main.test.ts',
  cluster: 'scripts/cluster/cluster.test.ts',
  check: 'part of npm test',
  test: 'runs this test',
  'test:long': 'runs this test',
  'docs:pictures': 'for developers',
  bench: 'for developers',
  release: 'walks what it has built',
};

let walked: Walked;
let routes: Awaited<ReturnType<typeof withRoutes>>['routes'];
let jobs: string[];

beforeAll(async () => {
  const variables = { LINK_CHECK: 'on', BACKUP_DIR: '/backups' };
  const app = await withRoutes(() => testApp(variables, { pages: 'built' }));
  routes = app.routes;
  jobs = nightlyJobs(app.given.deps).map(({ name }) => name);
  await app.given.app.close();
  // The tests of server/rest send bad input to every call, too.
  walked = await walkInstallation('.', process.env.TEST_EXTENT !== 'short');
});

test('the built server responds to every call and page, and runs every job and command', () => {
  expect(walked.failures).toEqual([]);
});

test('the walk makes a call to every route', () => {
  const made = [...walked.made];
  const unmade = routes.flatMap(({ method, url }) =>
    [method].flat().flatMap((name) => {
      if (unwalkedMethods.includes(name) || isCatchAll(url)) return [];
      const pattern = new RegExp(`^${name} ${url.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
      return made.some((call) => pattern.test(call)) ? [] : [`${name} ${url}`];
    }),
  );
  expect(unmade).toEqual([]);
});

test('the walk makes a call to every procedure', () => {
  const procedures = Object.keys(appRouter()._def.procedures);
  const isMade = (name: string) =>
    walked.made.has(`GET /api/trpc/${name}`) || walked.made.has(`POST /api/trpc/${name}`);
  expect(procedures.filter((name) => !isMade(name))).toEqual([]);
});

test('the walk waits for every nightly job', () => {
  expect(jobs.filter((job) => !walked.made.has(`job ${job}`))).toEqual([]);
});

test('the walk opens every page', () => {
  const made = [...walked.made];
  const pages = globSync('**/*.tsx', { cwd: 'src/routes/_portal' });
  const unopened = pages.filter((file) => {
    const path = file
      .replace(/\.tsx$/, '')
      .replace(/\/?index$/, '')
      .replaceAll('_.', '/')
      .replace(/\/?\{-\$\w+\}/, '(/[^/]+)?')
      .replace(/\$\w+/, '[^/]+')
      .replace(/\$$/, '.+');
    const pattern = new RegExp(`^GET /${path}$`);
    return !made.some((call) => pattern.test(call));
  });
  expect(unopened).toEqual([]);
});

test('the walk runs every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isRun = (name: string) => name in unwalkedCommands || walked.made.has(`command ${name}`);
  expect(Object.keys(scripts).filter((name) => !isRun(name))).toEqual([]);
});
