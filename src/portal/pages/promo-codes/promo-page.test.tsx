// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { texts as messages } from '../../../../messages/en/common.ts';
import { texts as filterTexts } from '../../../../messages/en/content/offer-list.ts';
import { texts as shared } from '../../../../messages/en/content/partner-list.ts';
import { texts } from '../../../../messages/en/promo-code.ts';
import { describeOfferFilter } from '../../filter/describe-offer-filter.ts';
import { PromoPage } from './promo-page.tsx';

const rendered: string[] = [];

/** Each ticket reads the rarity of its code when rendered. */
const promoCode = (id: number): PromoCodeCard => ({
  id,
  code: `CODE${id}`,
  market_code: 'US',
  ref_link: null,
  expires_at: null,
  image_vertical_url: null,
  image_horizontal_url: null,
  product: null,
  terms: null,
  cost: null,
  votes: null,
  get rarity() {
    rendered.push(this.code ?? '');
    return 'rare' as const;
  },
});

function routerOf(promos: PromoCodeCard[]) {
  const root = createRootRoute();
  const portal = createRoute({ getParentRoute: () => root, id: '_portal' });
  const codes = { data: { items: promos, total: promos.length, limit: 20, offset: 0 } };
  const described = describeOfferFilter(
    undefined,
    { subject: 'promo_codes', chosen: {}, pageLength: 20 },
    { texts: filterTexts, shared, language: 'en', currency: 'USD' },
  );
  const page = createRoute({
    getParentRoute: () => portal,
    path: 'promocodes/{-$page}',
    component: () => (
      <PromoPage {...{ page: 1, pageCount: 1, codes, texts, chosen: {}, described }} />
    ),
  });
  return createRouter({
    routeTree: root.addChildren([portal.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ['/promocodes'] }),
    context: { language: 'en', market: 'US', messages, markets: [], site: { timeZone: 'UTC' } },
  } as never);
}

test('opening a code and switching to another does not re-render the other tickets', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const router = routerOf([1, 2, 3, 4, 5].map(promoCode));
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const panel = place.querySelector('aside');
  expect(panel?.textContent).toContain('CODE1');
  expect(panel?.querySelector('fieldset')).toBeNull();
  expect(new Set(rendered)).toEqual(new Set(['CODE1', 'CODE2', 'CODE3', 'CODE4', 'CODE5']));
  const press = async (id: number) => {
    rendered.length = 0;
    await act(async () => {
      document.getElementById(`open-code-${id}`)?.click();
      await vi.waitFor(() => expect(router.state.location.search).toEqual({ code: id }));
    });
    expect(place.querySelector('li [aria-current]')?.textContent).toBe(`CODE${id}`);
    // The details of the first code and of the selected one read their rarity too.
    expect(rendered.filter((code) => code === 'CODE4' || code === 'CODE5')).toEqual([]);
  };
  await press(2);
  await press(3);
  expect(router.history.length).toBe(2);
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});
