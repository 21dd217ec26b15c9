import type { Page } from '@playwright/test';
import { holdBack } from '../testing/hold-back.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

async function sentIn(page: Page, site: { adminToken: string }, q: string) {
  const answer = await page.request.get(`/api/admin/inquiries?q=${q}`, {
    headers: { 'x-admin-token': site.adminToken },
  });
  const { items } = (await answer.json()) as { items: object[] };
  return items;
}

async function fillMessage(page: Page, subject: string) {
  await page.getByLabel('Email').fill('ada@visitor.example');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('One line.\nAnother line.');
}

test('a partner application', async ({ page, site }) => {
  await test.step('can be sent using only the keyboard, and is confirmed', async () => {
    await openHydrated(page, '/partners');
    await page.getByLabel('Company or brand').focus();
    await page.keyboard.type('Copper Lantern');
    await page.keyboard.press('Tab');
    await page.keyboard.type('lantern.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Field');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@lantern.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    // Past the other markets: Turkey and the two regions of the sample.
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('List us, please.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send application' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Application received' })).toBeFocused();
    expect(await sentIn(page, site, 'copper lantern')).toMatchObject([
      { kind: 'application', website: 'https://lantern.example', markets: ['US'], read: false },
    ]);
  });
  await test.step('with missing fields lists them, focuses the first and clears each error once fixed', async () => {
    await openHydrated(page, '/partners');
    await page.getByLabel('Email').fill('ada');
    await page.getByLabel('Message').fill('x'.repeat(10_001));
    await page.getByRole('button', { name: 'Send application' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      'Company or brand: This field is required.',
      'Website: This field is required.',
      'Contact name: This field is required.',
      'Email: Enter an email address like name@example.com.',
      'Markets: Choose at least one market.',
      'Message: Shorten this to 10,000 characters or fewer.',
    ]);
    await expectAccessible(page);

    await summary.getByRole('link', { name: 'Email' }).click();
    const email = page.getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/like name@example\.com/);
    await email.fill('ada@lantern.example');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(summary.getByRole('listitem')).toHaveCount(5);
    await page.getByLabel('Company or brand').fill('Half Moon');
    await page.getByLabel('Website').fill('https://half-moon.example');
    await page.getByLabel('Contact name').fill('Ada');
    await page.getByLabel('Türkiye').check();
    await page.getByLabel('Message').fill('Hello');
    await expect(summary).toBeHidden();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible();
    expect(await sentIn(page, site, 'half moon')).toMatchObject([{ markets: ['TR'] }]);
  });
});

test.describe('a message that fails to send', () => {
  test.use({ expectedConsole: /ERR_FAILED|503|429/ });

  test('keeps its input and is sent exactly once on retry', async ({ page, site }) => {
    const calls = '**/api/inquiries';
    const send = page.getByRole('button', { name: 'Send message' });
    await openHydrated(page, '/contact');
    await fillMessage(page, 'Through a tunnel');

    await test.step('when the site can’t be reached', async () => {
      await page.route(calls, (route) => route.abort());
      await send.click();
      await expect(page.getByRole('alert')).toContainText('the site can’t be reached');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel('Subject')).toHaveValue('Through a tunnel');
      await page.unroute(calls);
    });
    for (const [code, status, words] of [
      ['overloaded', 503, 'something went wrong on our side'],
      ['too_many_requests', 429, 'Wait ten minutes'],
    ] as const) {
      await test.step(`when the server answers ${code}, which is explained`, async () => {
        await page.route(calls, (route) => route.fulfill({ status, json: { code } }));
        await send.click();
        await expect(page.getByRole('alert')).toContainText(words);
        await expect(page.getByLabel('Message')).toHaveValue('One line.\nAnother line.');
        await page.unroute(calls);
      });
    }
    await test.step('when clicked again while being sent', async () => {
      const answer = await holdBack(page, calls);
      await send.click();
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
      await page.getByLabel('Subject').press('Enter');
      answer();
      await expect(page.getByRole('heading', { name: 'Message received' })).toBeFocused();
      expect(await sentIn(page, site, 'tunnel')).toHaveLength(1);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /400 \(Bad Request\)/ });

  test('a form comes back with its errors and all input, then is sent', async ({ page, site }) => {
    await page.goto('/tr/partners?market=TR');
    await page.getByLabel('Şirket ya da marka').fill('Bakır <Fener> "A.Ş."');
    await page.getByLabel('Türkiye').check();
    await page.getByLabel('Mesaj').fill('Merhaba\n</textarea>dünya');
    await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await expect(page).toHaveURL('/tr/partners?market=TR');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'Web sitesi: Bu alan zorunlu.',
      'Yetkili adı: Bu alan zorunlu.',
      'E-posta: Bu alan zorunlu.',
    ]);
    await expect(page.getByLabel('Şirket ya da marka')).toHaveValue('Bakır <Fener> "A.Ş."');
    await expect(page.getByLabel('Mesaj')).toHaveValue('Merhaba\n</textarea>dünya');
    await expect(page.getByLabel('Türkiye')).toBeChecked();
    await page.getByLabel('Web sitesi').fill('fener.example');
    await page.getByLabel('Yetkili adı').fill('Ayşe');
    await page.getByLabel('E-posta').fill('ayse@fener.example');
    await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await expect(page).toHaveURL('/tr/partners/sent?market=TR');
    await expect(page.getByRole('heading', { name: 'Başvurunuzu aldık' })).toBeVisible();
    expect(await sentIn(page, site, 'bakir')).toMatchObject([{ name: 'Ayşe' }]);
  });
});

test.describe('a form rendered with errors', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)|ERR_FAILED/ });

  test('keeps working with the script that loads after it', async ({ page, site }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Subject').fill('Late script');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveValue('Late script');
    await fillMessage(page, 'Late script');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
    expect(await sentIn(page, site, 'late script')).toHaveLength(1);
  });
});
