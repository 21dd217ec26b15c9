import type { Page, Request } from '@playwright/test';
import { openHydrated } from './open-hydrated.ts';
import { expect } from './test.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const inputOf = (page: Page) => page.getByRole('combobox');
export const buttonOf = (page: Page) => page.locator('header').getByRole('button').first();
export const optionsOf = (page: Page) => page.getByRole('option');
export const statusOf = (page: Page) => dialogOf(page).getByRole('status');

export const isSearch = (request: Request) => new URL(request.url()).pathname === '/api/search';

export function searchesOf(page: Page) {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) asked.push(new URL(request.url()).searchParams);
  });
  return asked;
}

export async function openSearch(page: Page, path = '/casino') {
  await openHydrated(page, path);
  await buttonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
}

/** A fixed search response, for tests that need to know the results. */
export const answer = (names: string[]) => ({
  query: '',
  results: {
    products: names.map((name, index) => ({
      id: index + 1,
      name,
      description: name,
      rating: null,
      categories: ['Casino'],
      icon_url: null,
      fs_label: null,
      freebet_label: null,
      pick_reason: null,
      ref_link: null,
      highlights: { name: [[0, 2]] },
    })),
    bonuses: [],
    promocodes: [],
  },
  filters: [],
  totals: { products: names.length, bonuses: 0, promocodes: 0 },
  took_ms: 1,
});
