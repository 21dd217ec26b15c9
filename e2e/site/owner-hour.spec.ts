// Runs in test:long only: fills in a whole portal.
/** An owner turns an empty portal into a complete one in the first hour, with few enough clicks and fields. */
import type { Locator, Page } from '@playwright/test';
import { countedHand } from '../testing/counted-hand.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';
import { bonuses, codes, facts, partners } from './testing/owner-notes.ts';

test.use({ siteName: 'owner-hour', siteVariables: { SEED: 'off' } });

const maxSteps = 150;

/** The owner's hand, and the parts of the admin that it uses. */
function ownerOf(page: Page) {
  const hand = countedHand(page);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    hand,
    menu,
    button,
    page,
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    inMenu: (name: string) => menu.getByRole('link', { name, exact: true }),
    shown: (text: string) => expect(page.getByText(text).first()).toBeVisible(),
    /** Saves, and goes on with a new form unless this was the last item of the list. */
    saveOf: (list: readonly unknown[], index: number) =>
      hand.click(button(index < list.length - 1 ? 'Save and new' : 'Save')),
  };
}
type Owner = ReturnType<typeof ownerOf>;

async function setUpSite({ hand, page, link, field, button, shown }: Owner, token: string) {
  hand.startPart('Signing in');
  await hand.fill(page.getByLabel('Токен администратора / Admin token'), token);
  await hand.click(button('Sign in'));

  hand.startPart('Name, colors and language');
  await hand.click(link('Name your portal'));
  await hand.fill(field('Site name'), 'Copper Lantern');
  await hand.choose(field('Theme'), 'light');
  await hand.fill(page.getByLabel('Accent color').first(), '#7a3b12');
  await hand.click(page.getByRole('checkbox', { name: /Türkçe|Turkish/ }));
  await hand.click(button('Save'));
  await shown('Settings saved.');

  hand.startPart('Market');
  await hand.click(link('Markets'));
  await hand.click(link('Add market'));
  await hand.fill(field('Code (required)'), 'CA-ON');
  await hand.click(page.getByRole('checkbox', { name: 'Make this the only market' }));
  await hand.click(button('Save'));
  await expect(page.getByRole('article', { name: 'Ontario' })).toContainText('Default');
}

async function addPartners({ hand, page, menu, field, saveOf, shown, ...owner }: Owner) {
  hand.startPart('Five partners');
  await hand.click(menu.getByRole('link', { name: 'Add product' }));
  for (const [index, [name, description, rating]] of partners.entries()) {
    await hand.fill(field('Name (required)'), name);
    await hand.fill(field('Description'), description);
    await hand.fill(field('Rating'), rating);
    await hand.fill(field('Referral link'), `${name.toLowerCase().replace(' ', '-')}.example/join`);
    if (index === 0) await hand.click(page.getByRole('checkbox', { name: 'Casino' }));
    await saveOf(partners, index);
    await shown(`${name} was created.`);
  }

  hand.startPart('Their facts');
  await hand.click(owner.inMenu('Facts'));
  await hand.click(owner.link('Facts in a grid'));
  await hand.click(page.getByRole('gridcell').first());
  await hand.paste(facts);
  await shown('Not on the list of payment methods: E-wallet, Bank card, Bank transfer.');
  await hand.click(owner.button('Add all 6 to the lists'));
  await expect(owner.button('Save all rows')).toBeEnabled();
  await hand.click(owner.button('Save all rows'));
  await expect(page.getByText(/unsaved row/)).toHaveCount(0);
}

async function addOffers({ hand, page, menu, field, saveOf, shown, button }: Owner) {
  hand.startPart('Three bonuses');
  await hand.click(menu.getByRole('link', { name: 'Add bonus' }));
  for (const [index, [title, partner, percent, cap, wagering, deposit]] of bonuses.entries()) {
    await hand.chooseImage(page.getByRole('button', { name: /file for Image/ }), '#335544');
    await hand.fill(field('Title'), title);
    await hand.fillWithName(page.getByRole('combobox', { name: 'Product' }), partner);
    if (index === 0) await hand.choose(field('Offer type'), 'welcome');
    await hand.fill(field('Match (%)'), percent);
    await hand.fill(field('Bonus cap'), cap);
    await hand.fill(field('Wagering (×)'), wagering);
    await hand.fill(field('Minimum deposit amount'), deposit);
    await hand.fill(field('Eligibility'), 'New players, 19 or older');
    await saveOf(bonuses, index);
    await shown(`${title} was saved.`);
  }

  hand.startPart('Five codes');
  await hand.click(menu.getByRole('link', { name: 'Add promo code' }));
  for (const [index, [code, partner, spins, wagering, deposit]] of codes.entries()) {
    await hand.fill(field('Code (required)'), code);
    await hand.fillWithName(page.getByRole('combobox', { name: 'Product' }), partner);
    await hand.click(button('Use the product’s link'));
    if (index === 0) await hand.choose(field('Offer type'), 'free_spins');
    await hand.fill(field('Free spins'), spins);
    await hand.fill(field('Wagering (×)'), wagering);
    await hand.fill(field('Minimum deposit amount'), deposit);
    await saveOf(codes, index);
    await shown(`${code} was created.`);
  }
}

async function addTheRest({ hand, page, menu, field, button, shown, inMenu, link }: Owner) {
  hand.startPart('Top list');
  await hand.click(inMenu('Top lists'));
  await hand.click(button('Start with the best-rated partners'));
  await shown('5 partners were added.');

  hand.startPart('Guide');
  await hand.click(menu.getByRole('link', { name: 'Add page' }));
  await hand.fill(field('Title (required to publish)'), 'How we choose casinos');
  await hand.fill(field('Excerpt'), 'What we check before a casino is listed here.');
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await hand.fill(text, 'We read the licence, the terms and the payout times.');
  await hand.click(button('Publish'));
  await shown('How we choose casinos was');

  hand.startPart('Editor');
  await hand.click(inMenu('Settings'));
  await hand.click(link('People'));
  const add = page.getByRole('region', { name: 'Add a person' });
  await hand.fill(add.getByLabel('Name'), 'Ada Field');
  await hand.click(button('Create token'));
  await hand.click(button('Copy token'));
  return page.getByRole('textbox', { name: 'Token for Ada Field' }).inputValue();
}

const contains = (item: Locator, texts: readonly string[]) =>
  Promise.all(texts.map((text) => expect(item).toContainText(text)));

async function expectShownToVisitors(page: Page) {
  const items = page.getByRole('main').getByRole('listitem');
  const item = (text: string) => items.filter({ hasText: text });

  await test.step('partners with their facts, in the colors of the portal', async () => {
    await openHydrated(page, '/casino?market=CA-ON');
    await expect(page).toHaveTitle(/– Copper Lantern$/);
    // The lowest wagering of each partner is that of its code.
    const lines = [
      'licence: Rideau Gaming Office · pays out in 12 h · from CA$10 · 20x wagering',
      'licence: Rideau Gaming Office · pays out in 2 days · from CA$10 · 30x wagering',
      'licence: Rideau Gaming Office · pays out in 24 h · from CA$20 · 25x wagering',
      'licence: Rideau Gaming Office · pays out in 6 h · from CA$25 · 35x wagering',
      'licence: Rideau Gaming Office · pays out in 3 days · from CA$15 · 15x wagering',
    ];
    for (const [index, [name]] of partners.entries()) {
      await contains(item(name).first(), [lines[index] ?? '']);
    }
    const play = page.getByRole('link', { name: /^Play at Birch Harbor/ }).first();
    await expect(play).toHaveCSS('background-color', 'rgb(122, 59, 18)');
    const top = page
      .getByRole('region', { name: 'Top casinos' })
      .getByRole('heading', { level: 3 });
    await expect(top).toHaveText([
      'Birch Harbor',
      'Loon Lake',
      'Granite Wren',
      'Maple Finch',
      'Spruce Siskin',
    ]);
    await expectAccessible(page);
  });
  await test.step('bonuses and codes with their numbers', async () => {
    await openHydrated(page, '/bonuses/all');
    for (const [title, partner, percent, cap, wagering, deposit] of bonuses) {
      const terms = `Min. deposit CA$${deposit} · ${wagering}x wagering`;
      const value = `${percent}% up to CA$${cap}`;
      await contains(item(title), [partner, value, terms, 'New players, 19 or older']);
    }
    await openHydrated(page, '/promocodes');
    for (const [code, partner, spins, wagering, deposit] of codes) {
      const terms = `Min. deposit CA$${deposit} · ${wagering}x wagering`;
      await contains(item(code), [partner, `${spins} free spins`, terms]);
    }
  });
  await test.step('the guide, and only English pages', async () => {
    await page.goto('/guides');
    await page.getByRole('link', { name: 'How we choose casinos' }).click();
    await expect(page.getByRole('article')).toContainText('We read the licence, the terms');
    await page.goto('/tr/casino');
    await expect(page).toHaveURL('/casino');
  });
}

test('an owner sets up a portal with at most 150 clicks and fields', { tag: '@long' }, async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(400_000);
  const owner = ownerOf(page);
  await page.goto('/admin');
  await setUpSite(owner, site.adminToken);
  await addPartners(owner);
  await addOffers(owner);
  const token = await addTheRest(owner);
  console.log(owner.hand.report());
  expect(owner.hand.total()).toBeLessThanOrEqual(maxSteps);

  await test.step('the editor’s token works', async () => {
    const session = await request.get('/api/admin/session', {
      headers: { 'x-admin-token': token },
    });
    expect(await session.json()).toEqual({ name: 'Ada Field', role: 'editor' });
  });
  await expectShownToVisitors(page);
});
