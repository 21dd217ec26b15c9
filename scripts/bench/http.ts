/**
 * Compares public responses with bare routes that send the same bytes: `npm run bench -- http [path ...]`. Both servers
 * run in this process and the load comes from another. Rounds alternate, so that both run under the same conditions.
 */
import SQLite from 'better-sqlite3';
import Fastify, { type FastifyReply } from 'fastify';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { runTool } from './process/run-tool.ts';
import { openSampleSite } from './process/sample-site.ts';
import { bareServerName } from './process/start-program.ts';

const rounds = 5;
const seconds = 1;
// After the first requests, V8 needs some seconds to compile the code of a page.
const unmeasured = 4;
const asBrowser = { 'accept-encoding': 'br' };
const listOfTen = '/api/products?category=casino&limit=10';

type Headers = Record<string, string>;
type LoadReport = { requests: { total: number }; non2xx: number };

const site = await openSampleSite();
const given = process.argv.slice(2);
const figures: Figure[] = [];
if (given.length > 0) {
  for (const path of given) figures.push(await besideStored(path, path));
} else {
  figures.push(
    {
      ...(await besideStored(listOfTen, 'list of ten over REST')),
      goal: { timesFloor: { atLeast: 0.7 } },
    },
    await besideSqlite(),
    await besideStored('/casino', 'page from the cache', asBrowser),
  );
}
await site.close();
reportFigures(figures);

async function besideStored(path: string, measure: string, headers: Headers = {}): Promise<Figure> {
  const stored = await storedResponse(path, headers);
  const [ours, floor] = await alternately([site.url + path, stored.url], headers);
  await stored.close();
  return {
    measure,
    unit: 'requests per CPU second',
    ours,
    floor: { name: 'a stored string', value: floor },
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
 * Measures requests per second of this process's CPU time, because only one server uses it at a time. Wall-clock time
 * would depend on what other programs on the machine are doing.
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
