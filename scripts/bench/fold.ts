/**
 * Counts what visitors see above the fold of ten pages, on a phone and a desktop: partners, facts and Play buttons that
 * are wholly visible. `npm run bench -- fold`
 */
import { chromium, type Page } from '@playwright/test';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { findBrowser, provideBrowser } from '../test/browser.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { builtServer, startProgram } from './process/start-program.ts';

const pages = [
  '/casino',
  '/casino/all',
  '/casino/all?payment=1&sort=payout',
  '/bets',
  '/bets/all',
  '/bonuses',
  '/promocodes',
  '/casino/1',
  '/compare?ids=1,3,4',
  '/search?q=lucky',
];
const windows = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } };

await provideBrowser();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const site = await startProgram({ ...builtServer, dataDir: temporaryFolder(), path: '/casino' });
const figures: Figure[] = [];
for (const [device, viewport] of Object.entries(windows)) {
  const page = await browser.newPage({ viewport });
  for (const path of pages) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    for (const [name, ours] of Object.entries(await countAboveFold(page))) {
      figures.push({ measure: `${device} ${path}: ${name}`, unit: '', ours });
    }
  }
  await page.close();
}
await site.stop();
await browser.close();
reportFigures(figures);

function countAboveFold(page: Page) {
  return page.evaluate(() => {
    const isWhole = (box: DOMRect) =>
      box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const count = (elements: Iterable<Element>) =>
      [...elements].filter((element) => isWhole(element.getBoundingClientRect())).length;
    const main = document.querySelector('main') ?? document.body;
    const cards = [...main.querySelectorAll('li, article, th')].filter((element) =>
      element.querySelector('a[href*="/casino/"], a[rel*="sponsored"]'),
    );
    const buttons = [...main.querySelectorAll('a[rel*="sponsored"]')];
    const words = /licen[cs]|pays? ?out|wagering|deposit|from \$|\d+ ?h\b/i;
    const texts = [...main.querySelectorAll('li, p, span, td, dd, dt')].filter(
      (element) => element.childElementCount === 0 && words.test(element.textContent ?? ''),
    );
    return { partners: count(cards), facts: count(texts), play: count(buttons) };
  });
}
