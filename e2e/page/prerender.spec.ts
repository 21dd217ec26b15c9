// Runs in test:long only: needs a second browser.
import { startSite } from '../testing/site.ts';
import { test as base, expect } from '../testing/test.ts';
import { purposeOf, watchSite } from './testing/watched-site.ts';
import { startWholeBrowser, type Tab } from './testing/whole-browser.ts';

type Fixtures = {
  watched: Awaited<ReturnType<typeof watchSite>>;
  open: (path: string) => Promise<Tab>;
};

const test = base.extend<Fixtures>({
  site: async ({ sites }, use) => {
    await use(
      await sites('live counter', () => startSite('live-counter', { ONLINE_COUNTER: 'live' })),
    );
  },
  watched: async ({ site }, use) => {
    const watched = await watchSite(site.url);
    await use(watched);
    watched.stop();
  },
  open: async ({ watched }, use) => {
    const browser = await startWholeBrowser();
    await use((path) => browser.open(watched.url + path));
    await browser.close();
  },
});

const card = 'main li a[href="/casino/3"]';
const rules = 'script[type=speculationrules]';
const isScript = (url: string) => /^\/assets\/.*\.js$/.test(url);
/** Returns an error as text while one page is replacing the other. */
const pathIn = (tab: Tab) => tab.evaluate<string>('location.pathname').catch(String);

/** Opens a page whose modules fail to load, so that the router never runs, and prerenders the page of a card. */
async function prerender({ watched, open }: Fixtures, path = '/casino') {
  watched.control.refuses = (sent) => isScript(sent.url) && !purposeOf(sent);
  const tab = await open(path);
  const isReady = `${JSON.stringify([card, rules])}.every((each) => document.querySelector(each))`;
  await expect.poll(() => tab.evaluate(isReady).catch(String)).toBe(true);
  await tab.moveTo(card);
  await expect
    .poll(() =>
      tab.ahead('document.prerendering && location.pathname + document.readyState').catch(String),
    )
    .toBe('/casino/3complete');
  const sent = watched.seen.filter(({ url }) => url === '/casino/3');
  expect(sent.map(purposeOf)).toEqual(['prefetch']);
  return tab;
}

test('a prerendered page is not counted before it is shown, and works afterwards', async ({
  watched,
  open,
}) => {
  const tab = await prerender({ watched, open });
  // Starts the modules of a page that is shown.
  await tab.ahead('dispatchEvent(new KeyboardEvent("keydown"))');
  expect(
    await tab.ahead('document.querySelectorAll("[type=module], [rel=modulepreload]").length'),
  ).toBe(0);
  const calls = () => watched.seen.filter(({ url }) => url.startsWith('/api/'));
  expect(calls()).toEqual([]);

  watched.control.refuses = () => false;
  await tab.click(card);
  await expect.poll(() => pathIn(tab)).toBe('/casino/3');
  expect(
    await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart > 0'),
  ).toBe(true);
  await expect.poll(() => calls().map(({ url }) => url)).toContain('/api/online');
  expect(calls().filter((sent) => purposeOf(sent))).toEqual([]);
  await expect
    .poll(() => tab.evaluate('document.querySelector("footer").textContent').catch(String))
    .toContain('Online 1');
});

test('a visitor who has started a break is not shown the offers of a prerendered page', async ({
  watched,
  open,
}) => {
  const tab = await prerender({ watched, open });
  await tab.evaluate('fetch("/break", { method: "POST", body: new URLSearchParams("days=1") })');
  expect(await tab.ahead('document.documentElement.dataset.onBreak ?? ""')).toBe('');
  tab.evaluate('location.assign("/casino/3")').catch(() => {});
  await expect
    .poll(() =>
      tab.evaluate('location.pathname + document.documentElement.dataset.onBreak').catch(String),
    )
    .toMatch(/^\/casino\/3\d{4}-/);
});

test('a visitor who has chosen another market is not shown a page prerendered for the first one', async ({
  watched,
  open,
}) => {
  const tab = await prerender({ watched, open });
  await tab.evaluate('document.cookie = "market=TR; path=/"');
  expect(await tab.ahead('document.documentElement.dataset.shownMarket')).toBe('US');
  tab.evaluate('location.assign("/casino/3")').catch(() => {});
  await expect
    .poll(() =>
      tab
        .evaluate('location.pathname + document.documentElement.dataset.shownMarket')
        .catch(String),
    )
    .toBe('/casino/3TR');
});

test('a click made as soon as a prerendered page is shown works', async ({ watched, open }) => {
  const tab = await prerender({ watched, open });
  await tab.click(card);
  await expect.poll(() => pathIn(tab)).toBe('/casino/3');
  await tab.click('header a[href="/bets"]');
  await expect.poll(() => pathIn(tab)).toBe('/bets');
});

test('a page that was prerendered with other cookies is loaded again before it is shown, so that no click is lost', async ({
  watched,
  open,
}) => {
  const tab = await prerender({ watched, open });
  await tab.evaluate('document.cookie = "market=TR; path=/"');
  await tab.click(card);
  await expect.poll(() => pathIn(tab)).toBe('/casino/3');
  const shown = `document.documentElement.dataset.shownMarket +
    performance.getEntriesByType('navigation')[0].type`;
  expect(await tab.evaluate(shown)).toBe('TRnavigate');
});

test('once the router runs, a link loads its data and not its page', async ({ watched, open }) => {
  const tab = await open('/casino');
  const isRouted = `document.documentElement.hasAttribute('data-routed') &&
    Object.keys(document.querySelector('${card}')).some((key) => key.startsWith('__react'))`;
  await expect.poll(() => tab.evaluate(isRouted).catch(String)).toBe(true);
  watched.seen.length = 0;
  await tab.moveTo(card);
  const sent = () => watched.seen.map(({ url }) => url.split('?', 1).join());
  await expect.poll(() => sent().join()).toContain('/api/trpc/catalogue.product');
  await tab.click(card);
  await expect.poll(() => pathIn(tab)).toBe('/casino/3');
  await expect.poll(() => tab.evaluate('document.title').catch(String)).toContain('Velvet Otter');
  expect(sent()).not.toContain('/casino/3');
  expect(sent().filter((path) => path.startsWith('/api/trpc/catalogue.product'))).toHaveLength(1);
});

test('pages that count visits, change data or are personal are never loaded in advance', async ({
  watched,
  open,
}) => {
  watched.control.refuses = ({ url }) => isScript(url);
  for (const path of ['/casino', '/tr/casino/1', '/tr/promocodes', '/bonuses?market=DE']) {
    const tab = await open(path);
    const found = tab.candidates();
    await tab.send('Preload.enable');
    await expect.poll(() => found()).not.toEqual([]);
    const paths = found().map(({ url }) => new URL(url));
    for (const { pathname, search } of paths) {
      expect(pathname).not.toMatch(/\/(go|api|admin|account|signin|saved|report|follow|break)\b/);
      expect(search).toMatch(/^(\?market=\w+)?$/);
    }
  }
});
