// Runs in test:long only: time-walk.test.ts covers this without a browser, except for the form.
/** An editor sets a bonus's terms and schedule; the page and the calendar follow. */
import type { Page } from '@playwright/test';
import { createProduct, upload, write } from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth, expectNoOverflow } from '../testing/fits-width.ts';
import { fillTranslated, translatedField } from '../testing/translated-field.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString().slice(0, 16);

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Lakeside spins was saved.')).toBeVisible();
};

test('a bonus shows terms next to its button, starts and ends on schedule, and appears in the calendar', async ({
  page,
  request,
}) => {
  const ref_link = 'https://siskin.example/?ref=1';
  const { id: product_id } = await createProduct(request, { name: 'Hazel Siskin', ref_link });
  const { id } = await write(request, 'exclusive-bonuses', {
    image_url: await upload(request),
    product_id,
    categories: await categoriesOf(request, 'bonuses'),
    i18n: { en: { title: 'Lakeside spins' } },
  });
  const form = `/admin/exclusive/${id}`;
  const card = page.locator('main li').filter({ hasText: 'Lakeside spins' });
  const days = page.locator('main section');

  await test.step('the terms are one line next to the button and expand in place', async () => {
    await page.goto(form);
    await page.getByLabel('Offer type').selectOption('Free spins');
    await page.getByLabel('Minimum deposit amount').fill('20');
    await page.getByLabel('Wagering (×)').fill('35');
    await page.getByRole('heading', { name: 'More terms' }).click();
    await page.getByLabel('Maximum bet amount').fill('5');
    const english = page.getByRole('group', { name: 'English' });
    await english.getByLabel('Value').fill('50 spins');
    await english.getByLabel('Eligibility').fill('New players');
    await fillTranslated(translatedField(page, 'Turkish', 'Value'), '50 çevirme');
    await page.getByLabel('Terms verified on').fill('2026-05-31');
    await expectFitsEachWidth(page);
    await save(page);
    await page.goto('/bonuses');
    const line = card.getByText('Min. deposit $20 · 35x wagering');
    const maximum = card.getByText('Free spins · Max. bet $5');
    await expect(line).toBeVisible();
    await expect(card.getByText('New players', { exact: true })).toBeVisible();
    await expect(maximum).toBeHidden();
    await line.click();
    await expect(maximum).toBeVisible();
    await expect(card.getByText('Checked on May 31, 2026')).toBeVisible();
    await expectFitsEachWidth(page);
    await page.goto('/tr/bonuses');
    await expect(card.getByRole('heading')).toContainText('50 çevirme');
    await expectNoOverflow(page);
  });

  const start = inHours(26);
  await test.step('before it starts visitors don’t see it, and the calendar shows its start', async () => {
    await page.goto(form);
    await page.getByLabel('Starts at').fill(start);
    await page.getByLabel('Ends at').fill(inHours(25));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Ends at')).toHaveAccessibleDescription(/Must be after the start/);
    await page.getByLabel('Ends at').fill(inHours(74));
    await save(page);
    await expect(page.getByRole('listitem').filter({ hasText: /^Scheduled$/ })).toBeVisible();
    await page.goto(form);
    const preview = page.getByRole('complementary', { name: 'Preview' }).locator('iframe');
    await expect(preview.contentFrame().locator('body')).toContainText(
      /Scheduled: hidden until .*Lakeside spins/,
    );
    await page.goto('/bonuses');
    await expect(card).toHaveCount(0);
    await page.goto('/admin/calendar');
    await expect(days).toHaveCount(2);
    await expect(days.first()).toContainText(`${start.slice(11)}Lakeside spins`);
    await expect(days.first()).toContainText('Starts');
    await expect(days.last()).toContainText('Ends');
    await expectFitsEachWidth(page);
  });

  await test.step('the calendar links to its form, and once it has started visitors see it', async () => {
    await days.first().getByRole('link', { name: 'Lakeside spins' }).click();
    await page.getByLabel('Starts at').fill(inHours(-1));
    await save(page);
    await expect(page.getByRole('listitem').filter({ hasText: /^Ends in 3 d$/ })).toBeVisible();
    await page.goto('/bonuses');
    await expect(card).toBeVisible();
    await page.goto('/admin/calendar');
    await expect(days).toHaveCount(1);
    await expect(days).toContainText('Ends');
  });
});
