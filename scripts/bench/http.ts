/**
 * How many requests a second an address answers, beside a bare Fastify route that sends a stored
 * string of the same length: `npm run bench -- http [path ...]`. Both servers are this one process,
 * the load comes from another, and the rounds take turns, so that both meet the same machine.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { median } from './median.ts';
import { openSampleSite } from './sample-site.ts';

const rounds = 5;
const seconds = 3;

if (process.send) {
  process.on('message', async (url: string) => {
    const { requests, non2xx } = await autocannon({ url, connections: 20, duration: seconds });
    process.send?.(non2xx === 0 ? requests.average : Number.NaN);
  });
} else {
  const paths = process.argv.slice(2);
  await compare(paths.length > 0 ? paths : ['/api/products?category=casino&limit=10', '/casino']);
}

async function compare(paths: string[]) {
  const { url: site, close } = await openSampleSite('info');
  const load = fork(import.meta.filename);

  for (const path of paths) {
    const answer = await fetch(site + path);
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    const bare = Fastify();
    bare.get('/', (_request, reply) => reply.type(type).send(text));
    const stored = await bare.listen({ port: 0, host: '127.0.0.1' });

    const ours: number[] = [];
    const theirs: number[] = [];
    await perSecond(load, site + path);
    await perSecond(load, stored);
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await perSecond(load, site + path));
      theirs.push(await perSecond(load, stored));
    }
    const [our, their] = [median(ours), median(theirs)];
    console.log(
      `${path}: ${Math.round(our)} a second, bare route ${Math.round(their)}: ${Math.round((100 * our) / their)}%`,
    );
    await bare.close();
  }
  load.kill();
  await close();
}

async function perSecond(load: ChildProcess, url: string): Promise<number> {
  load.send(url);
  const [average] = await once(load, 'message');
  if (Number.isNaN(average)) throw new Error(`${url} answered with an error`);
  return average;
}
