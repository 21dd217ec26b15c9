/**
 * `npm run docs:pictures` takes the screenshots for the guides from a running site with the sample catalogue. Replaces
 * all times with a fixed one, so that a picture only changes if its screen does. Prints which pictures have changed.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectFile } from '../../db/project-file.ts';
import playwright from '../../playwright.config.ts';
import { adminToken, startServer } from '../../server/testing/process.ts';
import { findBrowser, provideBrowser } from '../test/browser.ts';

const size = { width: 1280, height: 800 };

/** Lists are tables on wide screens. */
const row = 'main :is(li, tbody tr):visible';

/** Each screen with an element that appears once the screen is loaded. */
const screens: Record<string, { path: string; shows: string }> = {
  setup: { path: '/admin/settings/setup', shows: row },
  dashboard: { path: '/admin', shows: 'section[aria-labelledby=attention]' },
  product: { path: '/admin/products/1', shows: 'form' },
  'top-list': { path: '/admin/toplists', shows: row },
  'promo-codes': { path: '/admin/promocodes', shows: row },
  release: { path: '/admin/releases/1', shows: 'main ol, main ul' },
  page: { path: '/admin/pages/1', shows: '[contenteditable=true]' },
  history: { path: '/admin/history', shows: row },
  site: { path: '/admin/settings/site', shows: 'form' },
  markets: { path: '/admin/settings/markets', shows: 'article' },
  people: { path: '/admin/settings/people', shows: row },
  money: { path: '/admin/money', shows: 'main table' },
  programme: { path: '/admin/programmes/1', shows: 'form' },
};

/** Replaces dates, times and the remaining validity of codes, because they depend on the day. */
async function stopTimes(page: Page) {
  await page.evaluate(() => {
    const month = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
    const time = new RegExp(
      `${month} \\d{1,2}(, \\d{4})?(, \\d{1,2}:\\d{2}[\\s\\u202f][AP]M)?`,
      'g',
    );
    const left = /(Expires in) \d+ \w+/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      node.textContent = (node.textContent ?? '')
        .replace(time, 'Jan 5, 2026')
        .replace(/\d{4}-\d{2}-\d{2}/g, '2026-01-05')
        .replace(left, '$1 3 d');
    }
    for (const input of document.querySelectorAll('input[type=date], input[type=datetime-local]')) {
      (input as HTMLInputElement).style.color = 'transparent';
    }
  });
}

async function takePicture(
  page: Page,
  url: string,
  { path, shows }: { path: string; shows: string },
) {
  await page.goto(`${url}${path}`);
  const shown = page.locator(shows).first();
  await shown.waitFor();
  // The rich text editor is below the screen's other fields.
  if (shows.startsWith('['))
    await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await stopTimes(page);
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return sharp(image).webp({ quality: 60, effort: 6 }).toBuffer();
}

const headers = { 'x-admin-token': adminToken };
const send = (url: string, method: string, body: object = {}, release?: number) =>
  fetch(url, {
    method,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(release && { 'x-release': String(release) }),
    },
    body: JSON.stringify(body),
  });

const hideSteps = (api: string) => send(`${api}/setup`, 'PUT', { dismissed: true });

/** Proposes two changes. One waits for approval, and the other conflicts with a later edit. */
async function fillRelease(api: string) {
  await send(`${api}/releases`, 'POST', { name: 'Black Friday' });
  const change = async (id: number, changed: object, release?: number) => {
    const code = await (await fetch(`${api}/promocodes/${id}`, { headers })).json();
    await send(`${api}/promocodes/${id}`, 'PUT', { ...code, ...changed }, release);
  };
  await change(1, { rarity: 'legendary', expires_at: '2026-01-09 23:59:59' }, 1);
  await change(2, { rarity: 'legendary' }, 1);
  await fetch(`${api}/proposals/1/ask`, { method: 'POST', headers });
  await change(2, { rarity: 'uncommon' });
}

await provideBrowser();
const folder = projectFile('docs/pictures');
const dataDir = await mkdtemp(join(tmpdir(), 'aceboard-pictures-'));
const site = await startServer(dataDir, { SEED: 'demo', SITE_TIMEZONE: 'UTC' });
const browser = await chromium.launch({
  ...playwright.use?.launchOptions,
  executablePath: findBrowser(),
});
try {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'en',
    timezoneId: 'UTC',
  });
  await context.addInitScript((token) => localStorage.setItem('adminToken', token), adminToken);
  await fillRelease(`${site.url}/api/admin`);
  for (const [name, screen] of Object.entries(screens)) {
    const page = await context.newPage();
    const picture = await takePicture(page, site.url, screen);
    await page.close();
    const file = join(folder, `${name}.webp`);
    const before = await readFile(file).catch(() => undefined);
    const isSame = before !== undefined && picture.equals(before);
    if (!isSame) await writeFile(file, picture);
    // The other screens show a portal whose setup is complete.
    if (name === 'setup') await hideSteps(`${site.url}/api/admin`);
    process.stdout.write(`${name}: ${isSame ? 'unchanged' : 'written'}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
