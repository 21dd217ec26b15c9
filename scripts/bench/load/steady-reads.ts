/** Sends public reads at a steady rate, however long the server takes, and measures from the time when each was due. */
import { Agent, get } from 'node:http';
import process from 'node:process';

const perSecond = 100;
const [, , site = ''] = process.argv;
const agent = new Agent({ keepAlive: true });

let waits: number[] | undefined;
let sent = 0;
const begun = performance.now();

/** The offset makes every read new to the cache. */
const paths = [
  () => `/api/products?category=casino&limit=10&offset=${sent % 9_000}`,
  () => `/api/products?limit=10&offset=${sent % 9_000}`,
  () => `/api/bonuses?limit=10&offset=${sent % 3_000}`,
  () => `/api/promocodes?limit=20&offset=${sent % 3_000}`,
];

function read(due: number) {
  const path = paths[sent % paths.length]?.() ?? '';
  const measured = waits;
  get(site + path, { agent }, (response) => {
    response.resume();
    response.on('end', () => {
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
      measured?.push(performance.now() - due);
    });
  });
}

setInterval(() => {
  for (;;) {
    const due = begun + (sent * 1000) / perSecond;
    if (due > performance.now()) return;
    sent += 1;
    read(due);
  }
}, 1);

process.on('message', (message) => {
  if (message === 'begin') {
    waits = [];
    return;
  }
  const ended = waits ?? [];
  waits = undefined;
  // The last reads are still on their way.
  setTimeout(() => {
    const sorted = ended.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    process.send?.({ p50: at(0.5), p99: at(0.99), reads: sorted.length });
  }, 500);
});
process.on('disconnect', () => process.exit());
