/**
 * How many requests a second an address answers, beside a bare Fastify route that sends a stored
 * string of the same length: `node scripts/bench/http.ts [path ...]`. Both run in this one process,
 * the load comes from another, and the rounds take turns so that both meet the same machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing.ts';
import { buildApp } from '../../server/app.ts';
import { parseSettings } from '../../server/settings.ts';

const rounds = 5;
const seconds = 4;

if (process.send) {
  // The other process: it sends load to the address it is told, and says how much was answered.
  process.on('message', async (url: string) => {
    const { requests, non2xx } = await autocannon({ url, connections: 20, duration: seconds });
    if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with an error`);
    process.send?.(requests.average);
  });
} else {
  const paths = process.argv.slice(2);
  await compare(paths.length > 0 ? paths : ['/api/products?category=casino&limit=10']);
}

async function compare(paths: string[]) {
  const settings = parseSettings({ RATE_LIMIT: '0', LOG_LEVEL: 'info' });
  const dataDir = temporaryFolder();
}
