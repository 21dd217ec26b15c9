import { expect, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { createCode, sheet, tickets } from '../testing/promo-code.ts';

test.use({
  siteName: 'promo-page',
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
});

const eligibility = {
  en: 'New players of the country and its regions, 21+, who have never had an account with any brand of the operator, and not together with another offer of the same week',
  tr: 'Ülkede ve bölgelerinde yaşayan, 21 yaşını doldurmuş, işletmecinin hiçbir markasında daha önce hesabı olmamış yeni oyuncular; aynı haftanın başka bir teklifiyle birleştirilemez',
};

test('the picture of a ticket is vertical and sharp on a phone, and opens the ticket', async ({
  page,
}) => {
  await openHydrated(page, '/promocodes');
  const ticket = tickets(page).filter({ hasText: 'GOLDENHOUR' });
  await ticket.scrollIntoViewIfNeeded();
  const picture = ticket.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = await picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const part = image.parentElement?.closest('div')?.getBoundingClientRect();
    return { file: image.currentSrc.split('/').pop(), width, height, part: part?.height };
  });
  expect(shown.file).toBe('600x800.webp');
  expect(shown.height).toBe(shown.part);
  await picture.click({ position: { x: 50, y: 50 }, force: true });
  await expect(sheet(page)).toContainText('GOLDENHOUR');
});

test('a ticket shows who may take the offer in full, in both languages', async ({
  page,
  request,
}) => {
  const { id } = await createCode(request, {
    code: 'WHOMAYTAKE',
    market_code: 'US',
    terms: {
      min_deposit: '$20',
      wagering: '35x',
      i18n: {
        en: { value: '100% up to $200', eligibility: eligibility.en },
        tr: { value: '%100, en çok 200 $', eligibility: eligibility.tr },
      },
    },
  });
  for (const [language, path] of [
    ['en', '/promocodes'],
    ['tr', '/tr/promocodes?market=US'],
  ] as const) {
    await page.goto(path);
    const text = tickets(page).getByText(eligibility[language], { exact: true }).first();
    await expect(text).toBeVisible();
    const isWhole = await text.evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight <= clientHeight && scrollWidth <= clientWidth,
    );
    expect(isWhole).toBe(true);
    await expectNoOverflow(page);
  }
  await request.delete(`/api/admin/promocodes/${id}`);
});
