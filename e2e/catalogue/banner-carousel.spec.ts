import type { Page } from '@playwright/test';
import { expectNoJump, loadFonts, watchJumps } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

// Test browsers prefer reduced motion by default, which stops slides from moving automatically.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Featured offers' });
const current = (page: Page) => carouselOf(page).locator('article:not([inert])');
const button = (page: Page, name: string) => carouselOf(page).getByRole('button', { name });

async function expectSlide(page: Page, place: string) {
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toHaveAttribute('aria-label', place);
}

const expectNothingStarted = (page: Page) => expect(current(page)).toHaveCount(3);

test('the banner carousel shows the slide a visitor selects', async ({ page }) => {
  const slides = carouselOf(page).locator('[aria-live]');
  await loadFonts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await watchJumps(page);
  await openHydrated(page, '/casino');

  await test.step('the first image loads first, the others when needed', async () => {
    const images = carouselOf(page).locator('img');
    await expect(images.nth(0)).toHaveAttribute('fetchpriority', 'high');
    await expect(images.nth(0)).toHaveAttribute('loading', 'eager');
    for (const place of [1, 2]) {
      await expect(images.nth(place)).toHaveAttribute('loading', 'lazy');
      await expect(images.nth(place)).not.toHaveAttribute('fetchpriority', 'high');
    }
  });
  await test.step('a slide links to its partner in a new tab or, without a partner, to a page of this site', async () => {
    const links = carouselOf(page).locator('article a');
    await expect(links.nth(0)).toHaveAttribute('href', 'https://lucky-harbor.example/welcome');
    await expect(links.nth(0)).toHaveAttribute('target', '_blank');
    await expect(links.nth(0)).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(links.nth(2)).toHaveAttribute('href', '/promocodes');
    await expect(links.nth(2)).not.toHaveAttribute('target');
  });
  await test.step('the carousel’s code loads on the first interaction, without a layout shift', async () => {
    const scripts = () => asked.filter((url) => url.endsWith('.js')).length;
    const before = scripts();
    const loaded = () => scripts() - before;
    await expectNothingStarted(page);
    await page.mouse.move(2, 2);
    await expect.poll(loaded).toBe(1);
    await expectSlide(page, '1 of 3');
    await expect(page.locator('[data-started]')).toHaveCount(3);
    await expectNoJump(page);
  });
  await test.step('every slide has an accessible name', async () => {
    await expect(carouselOf(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(current(page).first()).toHaveAttribute('aria-roledescription', 'slide');
    await expect(slides).toHaveAttribute('aria-live', 'off');
  });
  await test.step('previous and next wrap around, and each dot shows its slide', async () => {
    await button(page, 'Previous slide').click();
    await expectSlide(page, '3 of 3');
    await button(page, 'Next slide').click();
    await expectSlide(page, '1 of 3');
    await button(page, 'Show slide 2').click();
    await expectSlide(page, '2 of 3');
    await expect(button(page, 'Show slide 2')).toHaveAttribute('aria-current', 'true');
    await expect(button(page, 'Show slide 1')).not.toHaveAttribute('aria-current');
  });
  await test.step('the arrow keys show the neighbouring slides, and focus follows', async () => {
    await button(page, 'Show slide 1').click();
    await expectSlide(page, '1 of 3');
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
  await test.step('slides are announced while paused', async () => {
    await page.mouse.move(2, 2);
    await page.locator('main').focus();
    await expect(slides).toHaveAttribute('aria-live', 'off');
    await button(page, 'Pause slideshow').press('Enter');
    await page.locator('main').focus();
    await expect(slides).toHaveAttribute('aria-live', 'polite');
  });
  await test.step('every page shows the banners of its category', async () => {
    for (const [path, title] of [
      ['/casino', 'Nights by the water'],
      ['/bets', 'Read the match before the price'],
      ['/bonuses', 'Seven gates, choose two'],
    ] as const) {
      await page.goto(path);
      await expect(carouselOf(page).getByRole('heading').first()).toHaveText(title);
    }
    await page.goto('/tr/casino');
    await expect(page.locator('article a').nth(2)).toHaveAttribute('href', '/tr/promocodes');
  });
});

test('the banner carousel advances automatically', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();

  await test.step('every 150000 ms, wrapping around at the end', async () => {
    await openHydrated(page, '/casino');
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
  await test.step('until stopped by its pause button, which comes first in tab order', async () => {
    await carouselOf(page).evaluate((carousel) =>
      carousel.insertAdjacentHTML('beforebegin', '<button id="before">Before</button>'),
    );
    await page.locator('#before').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Pause slideshow')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Play slideshow')).toBeFocused();
    await page.locator('#before').focus();
    await page.clock.runFor(400_000);
    await expectSlide(page, '1 of 3');
    await button(page, 'Play slideshow').press('Enter');
    await page.locator('#before').focus();
    await page.clock.runFor(150_000);
    await expectSlide(page, '2 of 3');
  });
  await test.step('but not with reduced motion, where a selected slide appears without animation', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/casino');
    await page.clock.runFor(400_000);
    await expectNothingStarted(page);
    await expect(button(page, 'Pause slideshow')).toBeHidden();
    await button(page, 'Next slide').press('Enter');
    await expectSlide(page, '2 of 3');
    await expect(current(page)).toBeInViewport({ ratio: 0.9 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  await test.step('and pauses while hovered or focused', async () => {
    await openHydrated(page, '/casino');
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
});
