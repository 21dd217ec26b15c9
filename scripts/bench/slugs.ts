/**
 * Measures how much longer lists and pages of partners take with 50,000 former slugs than without any:
 * `npm run bench -- slugs --slugs 50000 --requests 500`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../db/open.ts';
import { recordSlug } from '../../db/repositories/catalogue/slug.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { inTransaction } from '../../db/transaction.ts';
import { seedSampleCatalogue } from '../../server/sample/seed-sample-catalogue.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const { values } = parseArgs({
  options: {
    slugs: { type: 'string', default: '50000' },
    requests: { type: 'string', default: '500' },
  },
});
const slugs = Number(values.slugs);
const requests = Number(values.requests);
const products = 60;

async function startWith(count: number) {
  const dataDir = temporaryFolder();
  const { db, close } = await openDatabase(join(dataDir, 'aceboard.db'));
  await seedSampleCatalogue({ db, now: new Date() });
  await inTransaction(db, async (trx) => {
    for (let index = 0; index < count; index += 1)
      await recordSlug(trx, 1 + (index % products), `former-slug-${index}`);
  });
  const { slug } = await db
    .selectFrom('product')
    .select('slug')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await close();
  return { ...(await startProgram({ ...builtServer, dataDir, path: '/casino' })), slug };
}

const servers = { without: await startWith(0), with: await startWith(slugs) };

/** Each address is a new one, so that none is answered from a cache. Both servers take turns. */
async function compare(measure: string, pathOf: (slug: string, deposit: number) => string) {
  const times = { without: [] as number[], with: [] as number[] };
  for (let request = 1; request <= requests; request += 1) {
    for (const name of ['without', 'with'] as const) {
      const { url, slug } = servers[name];
      const startedAt = performance.now();
      const answer = await fetch(url + pathOf(slug ?? '', request));
      await answer.arrayBuffer();
      times[name].push(performance.now() - startedAt);
      if (answer.status !== 200) throw new Error(`${measure} answered ${answer.status}`);
    }
  }
  const [without, withSlugs] = [quantile(times.without, 0.5), quantile(times.with, 0.5)];
  return {
    ...{ measure: `${measure} with ${slugs} former slugs, in times of without`, unit: '×' },
    ...{ ours: withSlugs / without, goal: { atMost: 1.05 } },
  } satisfies Figure;
}

reportFigures([
  await compare(
    'list of the API',
    (_, deposit) => `/api/products?category=casino&limit=100&sort=cost&deposit=${deposit}`,
  ),
  await compare(
    'partner of the API',
    (slug, deposit) => `/api/products/${slug}?deposit=${deposit}`,
  ),
  await compare('page of a partner', (slug, deposit) => `/casino/${slug}?deposit=${deposit}`),
  await compare('page of a list', (_, deposit) => `/casino/all?sort=cost&deposit=${deposit}`),
]);
await servers.without.stop();
await servers.with.stop();
