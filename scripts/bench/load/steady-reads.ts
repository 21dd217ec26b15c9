/** Sends public reads at a steady rate, however slow the server is, and measures each from the time it was due. */
import { Agent } from 'node:http';
import process from 'node:process';
import { getAnswer } from '../process/get-answer.ts';

const perSecond = 100;
const [, , site = ''] = process.argv;
const agent = new Agent({ keepAlive: true });

let waits: Promise<number>[] = [];
let sent = 0;
const startedAt = performance.now();

/** Varies the offset, so that no read is cached. */
const paths = [
  () => `/api/products?category=casino&limit=10&offset=${sent % 9_000}`,
  () => `/api/products?limit=10&offset=${sent % 9_000}`,
  () => `/api/bonuses?limit=10&offset=${sent % 3_000}`,
  () => `/api/promocodes?limit=20&offset=${sent % 3_000}`,
];

async function read(due: number): Promise<number> {
  const path = paths[sent % paths.length]?.() ?? '';
  await getAnswer(site + path, { agent });
  return performance.now() - due;
}

setInterval(() => {
  for (;;) {
    const due = startedAt + (sent * 1000) / perSecond;
    if (due > performance.now()) return;
    sent += 1;
    waits.push(read(due));
  }
}, 1);

/** A read counts towards the work during which it was sent, even if the response arrives later. */
process.on('message', async (message) => {
  const during = waits;
  waits = [];
  if (message === 'begin') return;
  const sorted = (await Promise.all(during)).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  process.send?.({ p50: at(0.5), p99: at(0.99), reads: sorted.length });
});
process.on('disconnect', () => process.exit());
