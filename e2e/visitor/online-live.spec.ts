// Runs in test:long only: starts sites with other settings.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startServer } from '../../server/testing/process.ts';
import { expect, test } from '../testing/test.ts';

let directory: string;

test.beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'aceboard-e2e-'));
});

test.afterEach(() => rm(directory, { recursive: true, force: true }));

const start = (variables: Record<string, string>) =>
  startServer(directory, { SEED: 'off', ...variables });

const badge = (page: Page) => page.getByRole('contentinfo').getByText(/^Online \d/);

async function visit(visitor: BrowserContext, url: string) {
  const page = await visitor.newPage();
  await page.goto(`${url}/bonuses`);
  return page;
}

test('each visitor counts once, for as long as at least one tab is open', async ({ browser }) => {
  const { url, stop } = await start({ ONLINE_COUNTER: 'live' });
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()]);

  const firstTab = await visit(one, url);
  await expect(badge(firstTab)).toHaveText('Online 1');
  const otherTab = await visit(other, url);
  await expect(badge(otherTab)).toHaveText('Online 2');
  await expect(badge(firstTab)).toHaveText('Online 2');

  const secondTab = await visit(one, url);
  await expect(badge(secondTab)).toHaveText('Online 2');
  await firstTab.close();
  await other.close();
  await expect(badge(secondTab)).toHaveText('Online 1');

  await test.step('the number disappears with the connection and returns with it', async () => {
    expect(await stop()).toBe(0);
    await expect(badge(secondTab)).toBeHidden();
    const again = await start({ ONLINE_COUNTER: 'live', PORT: new URL(url).port });
    await expect(badge(secondTab)).toHaveText('Online 1');
    await one.close();
    expect(await again.stop()).toBe(0);
  });
});

test('ONLINE_COUNTER=off hides the counter, TELEGRAM_URL sets the Telegram link, and a long name fits', async ({
  browser,
}) => {
  const { url, stop } = await start({
    ONLINE_COUNTER: 'off',
    TELEGRAM_URL: 'https://t.me/another_channel',
    SITE_NAME: 'A very long name '.repeat(5).trim(),
  });
  const visitor = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await visit(visitor, url);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('18+', { exact: true })).toBeVisible();
  await expect(footer.getByText(/Online/)).toHaveCount(0);
  await expect(footer.getByRole('link', { name: /^Telegram/ })).toHaveAttribute(
    'href',
    'https://t.me/another_channel',
  );
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await visitor.close();
  await stop();
});
