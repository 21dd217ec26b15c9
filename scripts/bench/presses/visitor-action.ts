import type { Page } from '@playwright/test';
import type { Action } from './pressed-page.ts';

const closeNotice = (page: Page) => page.getByRole('button', { name: 'Got it' }).tap();

/** An event that opens another page is never reported, so the answer leaves the browser on this one. */
const stayOnPage = (page: Page) =>
  page.route(
    () => true,
    (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );

export const visitorActions: readonly Action[] = [
  {
    name: 'opening the search and typing ten letters',
    path: '/casino',
    async press(page) {
      await page.locator('header').getByRole('button').first().tap();
      await page.keyboard.type('lucky harb', { delay: 120 });
    },
  },
  {
    name: 'the menu',
    path: '/casino',
    press: (page) => page.locator('header details summary').first().tap(),
  },
  {
    name: 'the carousel',
    path: '/casino',
    prepare: closeNotice,
    press: (page) =>
      page
        .getByRole('region', { name: 'Featured offers' })
        .getByRole('button', { name: /next/i })
        .tap(),
  },
  {
    name: 'a filter',
    path: '/casino/all',
    async prepare(page) {
      await closeNotice(page);
      await page.getByText('Filters').first().tap();
    },
    press: (page) => page.locator('ul[aria-labelledby^=filter-] a').first().tap(),
  },
  {
    name: 'opening a code',
    path: '/promocodes',
    prepare: closeNotice,
    press: (page) => page.locator('main li[id^=code-] a').first().tap(),
  },
  {
    name: 'the heart',
    path: '/casino',
    prepare: closeNotice,
    press: (page) =>
      page
        .getByRole('button', { name: /^Save / })
        .first()
        .tap(),
  },
  {
    name: 'compare',
    path: '/casino/all',
    prepare: closeNotice,
    press: (page) =>
      page
        .getByRole('button', { name: /^Compare / })
        .first()
        .tap(),
  },
  {
    name: 'the language',
    path: '/casino',
    async prepare(page) {
      await page.locator('header details summary').first().tap();
      await stayOnPage(page);
    },
    press: (page) => page.locator('header details a[data-language]').tap(),
  },
  {
    name: 'the market',
    path: '/casino',
    async prepare(page) {
      await closeNotice(page);
      await stayOnPage(page);
    },
    press: (page) =>
      page
        .getByRole('navigation', { name: 'Where you play' })
        .getByRole('link', { name: 'Türkiye' })
        .tap(),
  },
];
