/**
 * Prints how Lighthouse rates the built site on a phone, with the sample catalogue:
 * `npm run bench -- lighthouse [path ...]`.
 */
import { chromium } from '@playwright/test';
import { temporaryFolder } from '../../db/testing/database.ts';
import { startServer } from '../../server/testing/process.ts';
import { findBrowser } from '../test/browser.ts';
import { runTool } from './run-tool.ts';

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/casino', '/casino/1'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};

const site = await startServer(temporaryFolder(), { SEED: 'demo' });
try {
  for (const path of paths) await examine(path);
} finally {
  await site.stop();
}

type Audit = {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
};

type LighthouseReport = {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, Audit>;
};

async function examine(path: string) {
  const { categories: rated, audits } = await runLighthouse(site.url + path);
  const scores = Object.values(rated).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const measured = Object.entries(metrics).map(
    ([name, audit]) => `${name} ${audits[audit]?.displayValue}`,
  );
  console.log(`${path}: ${[...scores, ...measured].join(', ')}`);
  for (const { title, score, scoreDisplayMode, displayValue } of Object.values(audits)) {
    const failed = scoreDisplayMode !== 'informative' && score !== null && score < 0.9;
    if (failed) console.log(`  ${title}${displayValue ? `: ${displayValue}` : ''}`);
  }
}

function runLighthouse(url: string): Promise<LighthouseReport> {
  return runTool<LighthouseReport>(
    'lighthouse/cli/index.js',
    [
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { CHROME_PATH: findBrowser() ?? chromium.executablePath() },
  );
}
