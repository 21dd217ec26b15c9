import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { adminToken } from '../process/start-program.ts';

export type Action = {
  name: string;
  path: string;
  /** Admin screens are measured in a window as wide as a laptop's. */
  wide?: boolean;
  /** Prepares the page for the click. Not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
};

type Watched = typeof window & { slowest: number };

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1280, height: 800 } };

export async function openPage(browser: Browser, siteUrl: string, action: Action): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    ...(action.wide ? laptop : phone),
    deviceScaleFactor: 1.75,
  });
  await context.addInitScript((token) => {
    if (location.pathname.startsWith('/admin')) localStorage.setItem('adminToken', token);
    const watched = window as Watched;
    watched.slowest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming;
        if (interactionId) watched.slowest = Math.max(watched.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, adminToken);
  const page = await context.newPage();
  await page.goto(action.path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[data-replays]'));
  await action.prepare?.(page);
  await becomeIdle(page);
  return page;
}

/**
 * In milliseconds. People hold a finger or a button down for about this long, so the press is handled before the click.
 */
const holdTime = 60;

export async function tap(target: Locator) {
  const page = target.page();
  const point = await middleOf(target);
  const client = await page.context().newCDPSession(page);
  const touch = 'Input.dispatchTouchEvent';
  await client.send(touch, { type: 'touchStart', touchPoints: [point] });
  await sleep(holdTime);
  await client.send(touch, { type: 'touchEnd', touchPoints: [] });
}

export async function clickHere(page: Page) {
  await page.mouse.down();
  await sleep(holdTime);
  await page.mouse.up();
}

/**
 * Returns the position to click. Clicking the element itself would include Playwright's check of what is under the
 * pointer, which runs in the page.
 */
export async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns 0 if every event was handled within 16 ms, because browsers don't report those. */
export async function slowestEvent(page: Page, action: Action, slowdown: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    (window as Watched).slowest = 0;
  });
  await action.press(page);
  await becomeIdle(page);
  return page.evaluate(() => (window as Watched).slowest);
}

/** Browsers report events only in the frame after the one that showed the response. */
const becomeIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 }));
  });
