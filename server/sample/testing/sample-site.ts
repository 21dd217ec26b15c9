import { type TestApp, testApp } from '../../testing/app.ts';
import { seedSampleCatalogue } from '../seed-sample-catalogue.ts';

export type SampleSite = Awaited<ReturnType<typeof sampleSite>>;

/** Opens a site with the sample, and the calls by which an owner removes and restores it. */
export async function sampleSite() {
  const given: TestApp = await testApp();
  await seedSampleCatalogue({ db: given.db, now: new Date() });
  const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    given.call(method, `/admin${path}`, body);
  const get = async (path: string) => (await admin('GET', path)).body;
  const sample = () => get('/sample');
  return {
    given,
    admin,
    get,
    sample,
    remove: async () => admin('POST', '/sample/removals', { version: (await sample()).version }),
    async restore() {
      const { removed } = await sample();
      return admin('POST', '/sample/removals/undo', { at: removed?.at ?? 'never' });
    },
  };
}
