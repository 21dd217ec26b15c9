/**
 * Measures how long a phone takes to show the response to a click, with its processor slowed down four and six times:
 * `npm run bench -- presses [name ...] [--runs 3]`. Each figure is the slowest event of an action, as in INP.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { findWholeBrowser, provideBrowser } from '../test/browser.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { median } from './figure/median.ts';
import { seedPartners } from './filters/seed-partners.ts';
import { adminActions } from './presses/admin-action.ts';
import { type Action, openPage, slowestEvent } from './presses/pressed-page.ts';
import { visitorActions } from './presses/visitor-action.ts';
import { builtServer, startProgram } from './process/start-program.ts';

const goals = { 4: 50, 6: 100 };
/** Results in just under 1,000 partners in the casino category. */
const partners = 1_640;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
await provideBrowser();
const executablePath = findWholeBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const figures: Figure[] = [];

const sample = await startProgram({
  ...builtServer,
  dataDir: temporaryFolder(),
  path: '/casino',
});
for (const action of visitorActions) await measure(action, sample.url);
await sample.stop();

const dataDir = temporaryFolder();
await seedPartners(dataDir, partners);
const large = await startProgram({ ...builtServer, dataDir, path: '/casino' });
for (const action of await adminActions(large.url)) await measure(action, large.url);
await large.stop();

await browser.close();
reportFigures(figures);

async function measure(action: Action, siteUrl: string): Promise<void> {
  if (positionals.length > 0 && !positionals.includes(action.name)) return;
  for (const [slowdown, goal] of Object.entries(goals)) {
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const page = await openPage(browser, siteUrl, action);
      times.push(await slowestEvent(page, action, Number(slowdown)));
      await page.context().close();
    }
    figures.push({
      measure: `${action.name}, ${slowdown} times slower`,
      unit: 'ms',
      ours: median(times),
      goal: { atMost: goal },
    });
  }
}
