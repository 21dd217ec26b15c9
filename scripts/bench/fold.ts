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
    const count = (parts: Iterable<Element | Range>) =>
      [...parts].filter((part) => isWhole(part.getBoundingClientRect())).length;
    const main = document.querySelector('main') ?? document.body;
    const partnerPage = /\/(casino|product)\/\d+/;
    const cards = [...main.querySelectorAll('li, article, th')].filter((element) =>
      [...element.querySelectorAll('a')].some(({ href }) => partnerPage.test(href)),
    );
    const buttons = main.querySelectorAll('a[rel*="sponsored"]');
    const words = /licen[cs]ed|licence:|pays? ?out|wagering|min\. deposit|from \$|no offer/i;
    const facts: Range[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const range = document.createRange();
      range.selectNode(text);
      if (words.test(text.textContent ?? '')) facts.push(range);
    }
    return { partners: count(cards), facts: count(facts), play: count(buttons) };
  });
}
