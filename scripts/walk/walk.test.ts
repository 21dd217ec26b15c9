// Runs on SQLite only: what a build can break doesn't depend on the database.
import { beforeAll, expect, test } from 'vitest';
import { nightlyJobs } from '../../server/operation/nightly/job-list.ts';
import { testApp } from '../../server/testing/app.ts';
import { withRoutes } from '../../server/testing/route.ts';
import { appRouter } from '../../server/trpc/router.ts';
import { walkInstallation } from './walk-installation.ts';
import type { Walked } from './walked.ts';

const walkedMethods = ['GET', 'POST', 'PUT', 'DELETE'];

/** Refuses what no other route takes. */
const isCatchAll = (url: string) =>
  ['/api/*', '/api/admin/', '/api/admin/*', '/*', '/api/trpc/:path'].includes(url);

let walked: Walked;
let routes: Awaited<ReturnType<typeof withRoutes>>['routes'];
let jobs: string[];

beforeAll(async () => {
  const variables = { LINK_CHECK: 'on', BACKUP_DIR: '/backups' };
  const app = await withRoutes(() => testApp(variables, { pages: 'built' }));
  routes = app.routes;
  jobs = nightlyJobs(app.given.deps).map(({ name }) => name);
  await app.given.app.close();
  walked = await walkInstallation('.');
});

test('the built server answers every call and page, and runs every job and command', () => {
  expect(walked.failures).toEqual([]);
});

test('the walk makes a call to every route', () => {
  const made = [...walked.made];
  const unmade = routes.flatMap(({ method, url }) =>
    [method].flat().flatMap((name) => {
      if (!walkedMethods.includes(name) || isCatchAll(url)) return [];
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
