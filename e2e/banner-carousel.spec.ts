import type { Page } from '@playwright/test';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, test } from './testing/test.ts';

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Featured offers' });
const current = (page: Page) => carouselOf(page).locator('article:not([inert])');
const button = (page: Page, name: string) => carouselOf(page).getByRole('button', { name });

/** Nobody is there yet: the pointer is nowhere, and nothing has the focus. */
async function openWithClock(page: Page, path = '/casino') {
  await page.clock.install();
  await openHydrated(page, path);
}

async function expectSlide(page: Page, place: string) {
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toHaveAttribute('aria-label', place);
}

const expectNothingStarted = (page: Page) => expect(current(page)).toHaveCount(3);

test('the banner advances every 150000 ms, and wraps', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(149_000);
  await expectNothingStarted(page);
  await page.clock.runFor(1_000);
  await expectSlide(page, '2 of 3');
  await page.clock.runFor(149_000);
  await expectSlide(page, '2 of 3');
  await page.clock.runFor(1_000);
  await expectSlide(page, '3 of 3');
  await page.clock.runFor(150_000);
  await expectSlide(page, '1 of 3');
});

test('previous and next wrap at both ends, and each dot shows its slide', async ({ page }) => {
  await openHydrated(page, '/casino');
  await button(page, 'Previous slide').click();
  await expectSlide(page, '3 of 3');
  await button(page, 'Next slide').click();
  await expectSlide(page, '1 of 3');
  await button(page, 'Show slide 2').click();
  await expectSlide(page, '2 of 3');
  await expect(button(page, 'Show slide 2')).toHaveAttribute('aria-current', 'true');
  await expect(button(page, 'Show slide 1')).not.toHaveAttribute('aria-current');
});

test('the arrow keys show the neighbours, and the focus goes along', async ({ page }) => {
  await openHydrated(page, '/casino');
  await button(page, 'Next slide').focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, '2 of 3');
  await expect(button(page, 'Next slide')).toBeFocused();
  await current(page).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, '3 of 3');
  await expect(current(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, '1 of 3');
  await expect(current(page).getByRole('link')).toBeFocused();
});

test('the pause button comes first in tab order, and stops the slides until they may run again', async ({
  page,
}) => {
  await openWithClock(page);
  await carouselOf(page).evaluate((carousel) =>
    carousel.insertAdjacentHTML('beforebegin', '<button id="before">Before</button>'),
  );
  await page.locator('#before').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Pause the slides')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Let the slides run')).toBeFocused();
  await page.locator('#before').focus();
  await page.clock.runFor(400_000);
  await expectSlide(page, '1 of 3');
  await button(page, 'Let the slides run').press('Enter');
  await page.locator('#before').focus();
  await page.clock.runFor(150_000);
  await expectSlide(page, '2 of 3');
});

test('the slides wait while the pointer or the focus is on them', async ({ page }) => {
  await openWithClock(page);
  const slides = carouselOf(page).locator('[aria-live]');
  await carouselOf(page).hover();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(400_000);
  await expectSlide(page, '1 of 3');
  await page.mouse.move(2, 2);
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(150_000);
  await expectSlide(page, '2 of 3');
  await current(page).getByRole('link').focus();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(400_000);
  await expectSlide(page, '2 of 3');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and what is asked for is there at once', async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(400_000);
    await expectNothingStarted(page);
    await expect(button(page, 'Pause the slides')).toBeHidden();
    await button(page, 'Next slide').click();
    await expectSlide(page, '2 of 3');
    await expect(current(page)).toBeInViewport({ ratio: 0.9 });
  });
});

test('a slide leads to its partner in a new tab, else to a page of this site', async ({ page }) => {
  await openHydrated(page, '/casino');
  const links = carouselOf(page).locator('article a');
  await expect(links.nth(0)).toHaveAttribute('href', 'https://lucky-harbor.example/welcome');
  await expect(links.nth(0)).toHaveAttribute('target', '_blank');
  await expect(links.nth(0)).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(links.nth(2)).toHaveAttribute('href', '/promocodes');
  await expect(links.nth(2)).not.toHaveAttribute('target');
  await page.goto('/tr/casino');
  await expect(page.locator('article a').nth(2)).toHaveAttribute('href', '/tr/promocodes');
});

test('the first picture is asked for first, the others when they are needed', async ({ page }) => {
  await page.goto('/casino');
  const pictures = carouselOf(page).locator('img');
  await expect(pictures.nth(0)).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.nth(0)).toHaveAttribute('loading', 'eager');
  for (const place of [1, 2]) {
    await expect(pictures.nth(place)).toHaveAttribute('loading', 'lazy');
    await expect(pictures.nth(place)).not.toHaveAttribute('fetchpriority', 'high');
  }
});

test('the slides tell what they are, and are announced only when they do not run', async ({
  page,
}) => {
  await openHydrated(page, '/casino');
  await expect(carouselOf(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(current(page).first()).toHaveAttribute('aria-roledescription', 'slide');
  const slides = carouselOf(page).locator('[aria-live]');
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await button(page, 'Pause the slides').click();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
});

test('each page has the banners of its category', async ({ page }) => {
  for (const [path, title] of [
    ['/casino', 'Nights by the water'],
    ['/bets', 'Read the match before the price'],
    ['/bonuses', 'Seven gates, choose two'],
  ] as const) {
    await page.goto(path);
    await expect(carouselOf(page).getByRole('heading').first()).toHaveText(title);
  }
});

test('nothing shifts when the carousels take over', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHydrated(page, '/casino');
  await page.mouse.move(2, 2);
  await expectSlide(page, '1 of 3');
  await expect(page.locator('[data-started]')).toHaveCount(3);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  // A font that comes after the first paint may move a word by a hair.
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.001);
});
