/**
 * Prints how Lighthouse rates the built site on a phone, with the sample catalogue:
 * `npm run bench -- lighthouse [path ...]`.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { temporaryFolder } from '../../db/testing/database.ts';
import { startServer } from '../../server/testing/process.ts';
import { findBrowser } from '../test/browser.ts';

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/casino', '/casino/1'];
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
const measures = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};

const port = await freePort();
const site = await startServer(temporaryFolder(), { SEED: 'demo' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  for (const path of paths) await examine(path);
} finally {
  await browser.close();
  await site.stop();
}

async function examine(path: string) {
  const result = await lighthouse(site.url + path, { port, logLevel: 'error', onlyCategories });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${path}`);
  const { categories, audits } = result.lhr;
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const measured = Object.entries(measures).map(
    ([name, audit]) => `${name} ${audits[audit]?.displayValue}`,
  );
  console.log(`${path}: ${[...scores, ...measured].join(', ')}`);
  for (const { title, score, scoreDisplayMode, displayValue } of Object.values(audits)) {
    const failed = scoreDisplayMode !== 'informative' && score !== null && score < 0.9;
    if (failed) console.log(`  ${title}${displayValue ? `: ${displayValue}` : ''}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}
