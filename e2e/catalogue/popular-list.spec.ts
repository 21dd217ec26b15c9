import type { Page } from '@playwright/test';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

// Other tests reorder the products of the shared site.
test.use({ siteName: 'popular-list' });

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Popular Top' });
const button = (page: Page, name: string) => sectionOf(page).getByRole('button', { name });

/** Returns the ranks of the partners in view. */
const ranksInView = (page: Page) =>
  sectionOf(page)
    .locator('li')
    .evaluateAll((cards) => {
      const frame = cards[0]?.closest('[data-started]')?.getBoundingClientRect();
      if (!frame) return [];
      return cards.flatMap((card, index) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= frame.left - 1 && right <= frame.right + 1 ? [index + 1] : [];
      });
    });

const expectRanks = (page: Page, ranks: number[]) =>
  expect.poll(() => ranksInView(page), { intervals: [50] }).toEqual(ranks);

test('Popular Top pages six partners at a time, in a loop', async ({ page }) => {
  await openHydrated(page, '/casino');
  await expect(sectionOf(page).locator('li')).toHaveCount(10);

  await test.step('the first three are gold, silver and bronze, and each card shows its rank', async () => {
    for (const name of ['Popular Top', 'Top casinos']) {
      const cards = page.getByRole('region', { name }).locator('li');
      const medals = await cards.evaluateAll((cards) =>
        cards.slice(0, 4).map((card) => /bg-(gold|silver|bronze)/.exec(card.innerHTML)?.[1]),
      );
      expect(medals).toEqual(['gold', 'silver', 'bronze', undefined]);
      await expect(cards.nth(3)).toContainText('Rank 4');
    }
  });
  await test.step('only the first explains why it is first, and has a filled Play button', async () => {
    const reason = sectionOf(page).getByText(/^Our pick: /);
    await expect(reason).toHaveText('Our pick: top marks for licence and terms');
    const cards = sectionOf(page).locator('li');
    await expect(cards.first().getByText(/^Our pick: /)).toBeVisible();
    const grounds = await cards
      .getByRole('link', { name: /^Play at / })
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      );
    expect(grounds).toEqual([true, ...Array(9).fill(false)]);
    const [first, ...others] = await cards.evaluateAll((all) =>
      all.slice(0, 6).map((card) => card.getBoundingClientRect().height),
    );
    expect(first).toBeGreaterThan(Math.max(...others));
    expect(new Set(others).size).toBe(1);
  });
  await test.step('both rankings link to the page about them', async () => {
    const links = page.getByRole('main').getByRole('link', { name: 'How we rank' });
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', '/how-we-rate');
  });
  await test.step('a partner links to its page, and Play to the partner’s site', async () => {
    const first = sectionOf(page).locator('li').first();
    await expect(first.getByRole('link', { name: 'Lucky Harbor', exact: true })).toHaveAttribute(
      'href',
      '/casino/1',
    );
    await expect(first.getByRole('link', { name: 'Play at Lucky Harbor' })).toHaveAttribute(
      'href',
      'https://lucky-harbor.example/welcome',
    );
    await expect(first.getByText('Rating 4.7/5')).toBeAttached();
  });
  await test.step('buttons and dots turn the pages', async () => {
    await page.mouse.move(2, 2);
    await expectRanks(page, [1, 2, 3, 4, 5, 6]);
    await button(page, 'Show next').click();
    await expectRanks(page, [7, 8, 9, 10]);
    await button(page, 'Show next').click();
    await expectRanks(page, [1, 2, 3, 4, 5, 6]);
    await button(page, 'Show previous').click();
    await expectRanks(page, [7, 8, 9, 10]);
    await expect(sectionOf(page).getByRole('button', { name: /^Show page/ })).toHaveCount(2);
    await button(page, 'Show page 1').click();
    await expectRanks(page, [1, 2, 3, 4, 5, 6]);
  });
  await test.step('scrolling to a card, as find-in-page does, makes its page the current one', async () => {
    await sectionOf(page)
      .locator('li')
      .nth(7)
      .evaluate((card) => card.scrollIntoView());
    await expect(button(page, 'Show page 2')).toHaveAttribute('aria-current', 'true');
    await expectRanks(page, [7, 8, 9, 10]);
    await button(page, 'Show page 1').click();
    await expectRanks(page, [1, 2, 3, 4, 5, 6]);
  });
  await test.step('every partner is reachable by keyboard', async () => {
    const last = sectionOf(page).locator('li').nth(9);
    await expect(last.getByRole('button')).toBeAttached();
    await button(page, 'Show next').focus();
    for (let press = 0; press < 28; press++) await page.keyboard.press('Tab');
    await expect(last.getByRole('link').first()).toBeFocused();
    await expectRanks(page, [7, 8, 9, 10]);
  });
  await test.step('the arrows move the top partners, which link to the partner', async () => {
    const top = page.getByRole('region', { name: 'Top casinos' });
    await expect(top.locator('li').getByRole('link').first()).toHaveAttribute(
      'href',
      'https://lucky-harbor.example/welcome',
    );
    await expect(top.locator('li').getByRole('link').first()).toHaveAttribute('target', '_blank');
    const fifth = top.locator('li').nth(4);
    await expect(fifth).not.toBeInViewport();
    await top.getByRole('button', { name: 'Show next' }).click();
    await expect(fifth).toBeInViewport({ ratio: 0.9 });
  });
});

for (const [width, lastPage, pages] of [
  [360, [10], 4],
  [768, [7, 8, 9, 10], 2],
] as const) {
  const tag = width === 360 ? [] : '@long';
  test(`at ${width} a page has the right number of partners, and empty slots are blank`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/casino');
    const height = () =>
      sectionOf(page).evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    await button(page, 'Show previous').click();
    await expectRanks(page, [...lastPage]);
    await expect(sectionOf(page).getByRole('button', { name: /^Show page/ })).toHaveCount(pages);
    await test.step('empty slots don’t shift what is below them', async () => {
      expect(await height()).toBe(before);
      const content = await sectionOf(page)
        .locator('[data-page], [data-half]')
        .evaluateAll((pages) => pages.map((page) => getComputedStyle(page, '::after').content));
      expect(new Set(content)).toEqual(new Set(['none']));
    });
    if (width >= 768) return;

    await test.step('a name is large enough to tap', async () => {
      const names = sectionOf(page).getByRole('heading', { level: 3 }).getByRole('link');
      const heights = await names.evaluateAll((all) =>
        all.map((name) => name.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    });
    await test.step('pages hold three partners below 768 and six from 768 up', async () => {
      await page.setViewportSize({ width: 767, height: 800 });
      await button(page, 'Show next').click();
      await expectRanks(page, [1, 2, 3]);
      await button(page, 'Show page 3').click();
      await expectRanks(page, [7, 8, 9]);
      await button(page, 'Show next').click();
      await expectRanks(page, [10]);
      await button(page, 'Show next').click();
      await expectRanks(page, [1, 2, 3]);
      await page.setViewportSize({ width: 768, height: 800 });
      await expectRanks(page, [1, 2, 3, 4, 5, 6]);
      await expect(sectionOf(page).getByRole('button', { name: /^Show page/ })).toHaveCount(2);
    });
  });
}
