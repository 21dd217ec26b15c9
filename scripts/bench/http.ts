/**
 * Measures how many requests a second a path answers, beside a bare Fastify route that sends a stored
 * string of the same length: `npm run bench -- http [path ...]`. Both servers are in this process,
 * the load comes from another, and the rounds alternate, so that both meet the same machine.
 */
import Fastify from 'fastify';
import { median } from './median.ts';
import { runTool } from './run-tool.ts';
import { openSampleSite } from './sample-site.ts';

const rounds = 5;
const seconds = 3;

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/api/products?category=casino&limit=10', '/casino'];

const site = await openSampleSite('info');
for (const path of paths) await compare(path);
await site.close();

async function compare(path: string) {
  const response = await fetch(site.url + path);
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const bare = Fastify();
  bare.get('/', (_request, reply) => reply.type(type).send(text));
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

  const siteRates: number[] = [];
  const bareRates: number[] = [];
  await requestsPerSecond(site.url + path);
  await requestsPerSecond(bareUrl);
  for (let round = 0; round < rounds; round += 1) {
    siteRates.push(await requestsPerSecond(site.url + path));
    bareRates.push(await requestsPerSecond(bareUrl));
  }
  const [siteRate, bareRate] = [median(siteRates), median(bareRates)];
  console.log(
    `${path}: ${Math.round(siteRate)} a second, bare route ${Math.round(bareRate)}: ${Math.round((100 * siteRate) / bareRate)}%`,
  );
  await bare.close();
}

type LoadReport = { requests: { average: number }; non2xx: number };

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx } = await runTool<LoadReport>('autocannon/autocannon.js', [
    ...['--json', '--connections', '20', '--duration', String(seconds)],
    url,
  ]);
  if (non2xx > 0) throw new Error(`${url} answered with an error`);
  return requests.average;
}
