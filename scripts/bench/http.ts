/**
 * Compares public responses with bare routes that send the same bytes: `npm run bench -- http [path ...]`. Both servers
 * run in this process and the load comes from another. Rounds alternate, so that both run under the same conditions.
 */
import { createTRPCClient, httpLink } from '@trpc/client';
import SQLite from 'better-sqlite3';
import Fastify, { type FastifyReply } from 'fastify';
import type { AppRouter } from '../../server/trpc/router.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { measurePagesAfterWrites } from './http/page-after-write.ts';
import { postGuide } from './process/post-guide.ts';
import { runTool } from './process/run-tool.ts';
import { openSampleSite } from './process/sample-site.ts';
import { bareServerName } from './process/start-program.ts';

const rounds = 5;
const seconds = 1;
// V8 takes some seconds after the first request, and after a write, to recompile what a page needs.
const unmeasured = 4;
const asBrowser = { 'accept-encoding': 'br' };
const listOfTen = '/api/products?category=casino&limit=10';

type Headers = Record<string, string>;
type LoadReport = { requests: { total: number }; non2xx: number };

const site = await openSampleSite('info');
const given = process.argv.slice(2);
const figures: Figure[] = [];
if (given.length > 0) {
  for (const path of given) figures.push(await besideStored(path, path));
} else {
  figures.push(
    await besideStored(listOfTen, 'list of ten over REST', {}, 0.7),
    await besideSqlite(),
    await navigation('from /casino to a product', productCalls, 0.6),
    await navigation('from /casino to /bonuses', bonusesCalls, 0.6),
    await besideStored('/casino', 'page from the cache', asBrowser),
    await besideStored(await postGuide(site.url), 'guide with twenty cards', asBrowser, 0.5),
    ...(await measurePagesAfterWrites(site)),
  );
}
await site.close();
reportFigures(figures);

async function besideStored(
  path: string,
  measure: string,
  headers: Headers = {},
  goal?: number,
): Promise<Figure> {
  const stored = await storedResponse(path, headers);
  const [ours, floor] = await alternately([site.url + path, stored.url], headers);
  await stored.close();
  return {
    measure,
    unit: 'requests per CPU second',
    ours,
    floor: { name: 'a stored string', value: floor },
    ...(goal && { goal: { timesFloor: { atLeast: goal } } }),
  };
}

/** A bare route that runs one prepared statement for the same list and sends its rows as JSON. */
async function besideSqlite(): Promise<Figure> {
  const sqlite = new SQLite(site.file, { readonly: true });
  const rows = sqlite.prepare(`
    select p.id, t.name, t.description, p.rating, p.icon_url, t.fs_label, t.freebet_label, p.ref_link,
      (select group_concat(c.slug) from product_category pc join category c on c.id = pc.category_id
       where pc.product_id = p.id) as categories
    from product_category listed
    join product p on p.id = listed.product_id
    join product_translation t on t.product_id = p.id and t.lang = 'en'
    where listed.category_id = (select id from category where slug = ?)
    order by listed.position limit 10`);
  const bare = await serve(listOfTen, (reply) =>
    reply.send({ items: rows.all('casino'), limit: 10 }),
  );
  const [ours, floor] = await alternately([site.url + listOfTen, bare.url]);
  await bare.close();
  sqlite.close();
  return {
    measure: 'list of ten over REST',
    unit: 'requests per CPU second',
    ours,
    floor: { name: bareServerName, value: floor },
  };
}

type Client = ReturnType<typeof createTRPCClient<AppRouter>>['catalogue'];

/** The calls that the loaders of src/portal make for a product's page and for /bonuses. */
async function productCalls(catalogue: Client) {
  const query = { id: 1, market: 'US', lang: 'en' } as const;
  await catalogue.product.query(query);
  await catalogue.similarProducts.query(query);
}

async function bonusesCalls(catalogue: Client) {
  const query = { category: 'bonuses', market: 'US', lang: 'en', limit: 10 } as const;
  await catalogue.layout.query({ page: 'bonuses' });
  await catalogue.banners.query({ ...query, limit: 5 });
  await catalogue.bonuses.query(query);
}

async function navigation(
  measure: string,
  makeCalls: (catalogue: Client) => Promise<void>,
  goal: number,
): Promise<Figure> {
  const paths: string[] = [];
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${site.url}/api/trpc`,
        fetch(url, init) {
          paths.push(String(url).slice(site.url.length));
          return fetch(url, init as RequestInit);
        },
      }),
    ],
  });
  await makeCalls(client.catalogue);
  const calls: Figure[] = [];
  for (const path of paths) calls.push(await besideStored(path, path));
  return {
    measure,
    unit: 'navigations per CPU second',
    ours: inTurn(calls.map(({ ours }) => ours)),
    floor: { name: 'stored strings', value: inTurn(calls.map(({ floor }) => floor?.value ?? 0)) },
    goal: { timesFloor: { atLeast: goal } },
  };
}

/** The combined rate of doing these one after another. */
function inTurn(rates: number[]): number {
  return 1 / rates.reduce((sum, rate) => sum + 1 / rate, 0);
}

async function storedResponse(path: string, headers: Headers) {
  const response = await site.app.inject({ url: path, headers });
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  const type = String(response.headers['content-type']);
  const content = headers['accept-encoding'] ? response.rawPayload : response.body;
  return serve(path, (reply) => reply.type(type).send(content));
}

/** Uses the same URL for the bare route, because parsing a longer one takes longer. */
async function serve(path: string, answer: (reply: FastifyReply) => FastifyReply) {
  const bare = Fastify();
  bare.get(path.replace(/\?.*/, ''), (_request, reply) => answer(reply));
  const url = await bare.listen({ port: 0, host: '127.0.0.1' });
  return { url: url + path, close: () => bare.close() };
}

async function alternately(
  [ours, floor]: [string, string],
  headers: Headers = {},
): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []];
  for (let round = -unmeasured; round < rounds; round += 1) {
    const both = [await requestsPerSecond(ours, headers), await requestsPerSecond(floor, headers)];
    if (round < 0) continue;
    for (const [index, rate] of both.entries()) rates[index]?.push(rate);
  }
  return [median(rates[0]), median(rates[1])];
}

/**
 * Measures requests per second of this process's CPU time, of which only one server uses any at a time. Wall-clock time
 * would depend on what other programs on the machine do meanwhile.
 */
async function requestsPerSecond(url: string, headers: Headers): Promise<number> {
  const before = process.cpuUsage();
  const { requests, non2xx } = await runTool<LoadReport>('autocannon/autocannon.js', [
    ...['--json', '--connections', '20', '--duration', String(seconds)],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    url,
  ]);
  if (non2xx > 0) throw new Error(`${url} answered with an error`);
  const { user, system } = process.cpuUsage(before);
  return requests.total / ((user + system) / 1_000_000);
}
