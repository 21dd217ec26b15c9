import type { Page } from '@playwright/test';
import { type Action, tap } from './pressed-page.ts';

const closeNotice = (page: Page) => page.getByRole('button', { name: 'Got it' }).tap();

/** Prevents navigation, because browsers never report an event that opens another page. */
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
      await tap(page.locator('header').getByRole('button').first());
      await page.keyboard.type('lucky harb', { delay: 120 });
    },
  },
  {
    name: 'the menu',
    path: '/casino',
    press: (page) => tap(page.locator('header details summary').first()),
  },
  {
    name: 'the carousel',
    path: '/casino',
    prepare: closeNotice,
    press: (page) =>
      tap(
        page
          .getByRole('region', { name: 'Featured offers' })
          .getByRole('button', { name: /next/i }),
      ),
  },
  {
    name: 'a filter',
    path: '/casino/all',
    async prepare(page) {
      await closeNotice(page);
      await page.getByText('Filters').first().tap();
    },
    press: (page) => tap(page.locator('ul[aria-labelledby^=filter-] a').first()),
  },
  {
    name: 'opening a code',
    path: '/promocodes',
    prepare: closeNotice,
    press: (page) => tap(page.locator('main li[id^=code-] a').first()),
  },
  {
    name: 'the heart',
    path: '/casino',
    prepare: closeNotice,
    press: (page) => tap(page.getByRole('button', { name: /^Save / }).first()),
  },
  {
    name: 'compare',
    path: '/casino/all',
    prepare: closeNotice,
    press: (page) => tap(page.getByRole('button', { name: /^Compare / }).first()),
  },
  {
    name: 'the language',
    path: '/casino',
    async prepare(page) {
      await page.locator('header details summary').first().tap();
      await stayOnPage(page);
    },
    press: (page) => tap(page.locator('header details a[data-language]')),
  },
  {
    name: 'the market',
    path: '/casino',
    async prepare(page) {
      await closeNotice(page);
      await stayOnPage(page);
    },
    press: (page) =>
      tap(
        page
          .getByRole('navigation', { name: 'Where you play' })
          .getByRole('link', { name: 'Türkiye' }),
      ),
  },
];
