// Runs in test:long only: crawls pages with larger text.
/** On wide windows, the header stays intact if the visitor enlarges the text. */
import { expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

for (const path of ['/casino', '/tr/casino']) {
  test(`the header’s parts fit at every text size on ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of [16, 20, 24, 28, 32]) {
        await test.step(`${size} px in a window of ${width} px`, async () => {
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}px`;
          }, size);
          expect(await page.evaluate(headerFaults)).toEqual([]);
          await expectNoOverflow(page);
        });
      }
    }
    await page.locator('header summary:visible').first().click();
    const entry = page.locator('header details li a').first();
    await expect(entry).toBeVisible();
    const left = (await page.locator('main').boundingBox())?.x ?? 0;
    expect((await entry.boundingBox())?.x).toBeCloseTo(left, 0);
  });
}

/** Runs in the browser. */
function headerFaults(): string[] {
  const header = document.querySelector('header');
  const column = document.querySelector('main')?.getBoundingClientRect();
  const logo = header?.querySelector('a');
  if (!header || !column || !logo) return ['The page has no header'];
  const selector = 'a, button, summary';
  const parts = [...header.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => ({
    name: part.textContent,
    box: part.getBoundingClientRect(),
  }));
  const faults: string[] = [];
  if (parts.length < 4) faults.push(`only ${parts.length} parts are shown`);
  const { bottom } = header.getBoundingClientRect();
  for (const [at, { name, box }] of boxes.entries()) {
    if (box.width < 24 || box.height < 24) faults.push(`${name} has no size`);
    if (box.left < column.left - 1 || box.right > column.right + 1)
      faults.push(`${name} is outside the column`);
    if (box.top < 0 || box.bottom > bottom + 1) faults.push(`${name} is outside the header`);
    const next = boxes[at + 1];
    if (next && next.box.left < box.right - 1) faults.push(`${name} overlaps ${next.name}`);
  }
  for (const part of header.querySelectorAll('a, a span, button, summary')) {
    if (!part.checkVisibility() || part.closest('.sr-only')) continue;
    if (part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
      faults.push(`${part.textContent} is cut off`);
  }
  return faults;
}
