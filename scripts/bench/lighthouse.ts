/**
 * Compares Lighthouse's mobile scores of the built site with the scores of the same pages with scripts blocked:
 * `npm run bench -- lighthouse [path ...] [--runs 3]`. For a single path, also lists the failed audits.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { findBrowser, provideBrowser } from '../test/browser.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { runTool } from './process/run-tool.ts';
import { builtServer, startProgram } from './process/start-program.ts';

type Audit = {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  numericValue?: number;
};

type LighthouseReport = {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, Audit>;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
await provideBrowser();
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);
const site = await startProgram({ ...builtServer, dataDir: temporaryFolder(), path: '/casino' });
const guide = '/guides/how-to-read-bonus-terms';
/** The pages that most visitors land on. Their largest contentful paint must come within a second. */
const mainPaths = ['/casino', '/bets', '/bonuses', '/promocodes', '/casino/1', guide];
const otherPaths = ['/casino/all?payment=1', '/compare?ids=1,3,4', '/guides', '/saved'];
const paths = positionals.length > 0 ? positionals : [...mainPaths, ...otherPaths];
const figures: Figure[] = [];
for (const path of paths) figures.push(...(await measure(path)));
reportFigures(figures);
if (paths.length === 1) await printComplaints(paths[0] as string);
await site.stop();

/** Alternates between the two, so that other work on the machine affects both. */
async function measure(path: string): Promise<Figure[]> {
  await visitOften(path);
  const whole: LighthouseReport[] = [];
  const withoutScripts: LighthouseReport[] = [];
  for (let run = 0; run < runs; run++) {
    whole.push(await runLighthouse(path, ['performance']));
    withoutScripts.push(
      await runLighthouse(path, ['performance'], ['--blocked-url-patterns=*.js']),
    );
  }
  const name = 'without scripts';
  const blockingTime = medianOf(withoutScripts, 'total-blocking-time');
  return [
    {
      measure: `${path}: Lighthouse's performance`,
      unit: 'points',
      ours: medianScore(whole),
      floor: { name, value: medianScore(withoutScripts) },
      goal: { atLeast: 98 },
    },
    {
      measure: `${path}: blocking time`,
      unit: 'ms',
      ours: medianOf(whole, 'total-blocking-time'),
      floor: { name, value: blockingTime },
      goal: { atMost: Math.round(blockingTime + 100) },
    },
    {
      measure: `${path}: largest paint`,
      unit: 'ms',
      ours: medianOf(whole, 'largest-contentful-paint'),
      floor: { name, value: medianOf(withoutScripts, 'largest-contentful-paint') },
      goal: mainPaths.includes(path) ? { atMost: 1000 } : { timesFloor: { atMost: 1.1 } },
    },
  ];
}

/** Requests a page often, because the server then compresses it better. */
async function visitOften(path: string) {
  const headers = { 'accept-encoding': 'br' };
  for (let visit = 0; visit < 20; visit += 1) {
    const response = await fetch(site.url + path, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  }
}

function medianScore(reports: LighthouseReport[]) {
  return median(reports.map(({ categories }) => 100 * known(categories.performance?.score)));
}

function medianOf(reports: LighthouseReport[], audit: string) {
  return median(reports.map(({ audits }) => known(audits[audit]?.numericValue)));
}

function known(value: number | null | undefined): number {
  if (typeof value === 'number') return value;
  throw new Error('Lighthouse could not measure a page: a value is missing from its report');
}

async function printComplaints(path: string) {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const { categories: rated, audits } = await runLighthouse(path, categories);
  const scores = Object.values(rated).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  console.log(`\n${path}: ${scores.join(', ')}`);
  for (const { title, score, scoreDisplayMode, displayValue } of Object.values(audits)) {
    const failed = scoreDisplayMode !== 'informative' && score !== null && score < 0.9;
    if (failed) console.log(`  ${title}${displayValue ? `: ${displayValue}` : ''}`);
  }
}

function runLighthouse(path: string, categories: string[], flags: string[] = []) {
  return runTool<LighthouseReport>(
    'lighthouse/cli/index.js',
    [
      site.url + path,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ...flags,
    ],
    { CHROME_PATH: findBrowser() ?? chromium.executablePath() },
  );
}
