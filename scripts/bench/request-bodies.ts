/**
 * Compares the CPU time of an expensive request with that of a cheaply rejected one of the same size:
 * `npm run bench -- request-bodies [part of a name]`. The server is in this process, the requests come from another,
 * and the two alternate, so that both run under the same conditions. Fails if a request costs more than twenty times as
 * much.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { median } from './figure/median.ts';
import { endWithBench } from './process/end-with-bench.ts';
import { openSampleSite } from './process/sample-site.ts';
import { badRequests, type SentRequest } from './request-bodies/bad-request.ts';

const rounds = 5;
const times = 20;
const maxRatio = 20;

type Job = { site: string; sent: SentRequest };

if (process.send) {
  const agent = new Agent({ keepAlive: true });
  process.on('message', async ({ site, sent }: Job) => {
    let status = 0;
    for (let time = 0; time < times; time += 1) status = await statusOf(agent, site, sent);
    process.send?.(status);
  });
} else await compare(process.argv[2] ?? '');

async function compare(part: string) {
  const { url: site, close } = await openSampleSite('silent');
  const sender = endWithBench(fork(import.meta.filename));

  async function cost(sent: SentRequest) {
    const before = process.cpuUsage();
    sender.send({ site, sent } satisfies Job);
    const [status] = (await once(sender, 'message')) as [number];
    const { user, system } = process.cpuUsage(before);
    return { status, cpu: (user + system) / 1000 / times };
  }

  for (const { name, sent, plain } of badRequests.filter(({ name }) => name.includes(part))) {
    await cost(sent);
    await cost(plain);
    const measured: { bad: number[]; plain: number[] } = { bad: [], plain: [] };
    let statuses = '';
    for (let round = 0; round < rounds; round += 1) {
      const [bad, refused] = [await cost(sent), await cost(plain)];
      measured.bad.push(bad.cpu);
      measured.plain.push(refused.cpu);
      statuses = `${bad.status}/${refused.status}`;
      if (bad.status >= 500) throw new Error(`${name} returned ${bad.status}`);
    }
    const [bad, refused] = [median(measured.bad), median(measured.plain)];
    const ratio = bad / refused;
    console.log(
      `${ratio.toFixed(1).padStart(6)}x ${bad.toFixed(2).padStart(7)} ms, plain ${refused.toFixed(2)} ms  ${statuses}  ${name}`,
    );
    if (ratio > maxRatio) process.exitCode = 1;
  }
  sender.kill();
  await close();
}

function statusOf(agent: Agent, site: string, { method, url, headers, body }: SentRequest) {
  const answered = Promise.withResolvers<number>();
  const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
  const asked = request(site + url, { agent, method, headers: { ...headers, ...length } });
  asked.on('response', (response) => {
    response.resume().on('end', () => answered.resolve(response.statusCode ?? 0));
  });
  // The server may close the connection when it rejects a body, but the cost still counts.
  asked.on('error', () => answered.resolve(0));
  asked.end(body);
  return answered.promise;
}
