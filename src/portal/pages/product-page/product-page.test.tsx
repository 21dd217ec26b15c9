// @vitest-environment happy-dom

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import { texts as messages } from '../../../../messages/en/common.ts';
import { texts } from '../../../../messages/en/product.ts';
import { shownTexts } from './load-product.ts';
import { ProductPage } from './product-page.tsx';

const partner = {
  id: 1,
  slug: 'lucky-harbor',
  name: 'Lucky Harbor',
  description: null,
  rating: 4.7,
  categories: [],
  icon_url: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
  ref_link: 'https://partner.example',
  availability: 'unknown' as const,
  key_facts: noKeyFacts,
};
const product = { ...partner, images: [], bonuses: [], promocodes: [] };

type Report = (entries: { isIntersecting: boolean }[]) => void;

async function pageInRouter() {
  const routeTree = createRootRoute();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const context = {
    language: 'en',
    market: 'US',
    messages,
    markets: [],
    site: { languages: ['en', 'tr'] },
  };
  const router = createRouter({ routeTree, history, context } as never);
  await router.load();
  return (
    <RouterContextProvider router={router}>
      <ProductPage
        product={product}
        similar={[{ ...partner, id: 2 }]}
        texts={shownTexts(texts, 'casino')}
        facts={null}
        score={null}
        tiles={[]}
      />
    </RouterContextProvider>
  );
}

test('does not hydrate the blocks below when the Play button scrolls into view', async () => {
  const observed = new Map<Element, Report>();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('IntersectionObserver', function create(report: Report) {
    return { observe: (element: Element) => observed.set(element, report), disconnect() {} };
  });
  const warn = vi.spyOn(console, 'warn');
  const page = await pageInRouter();
  const place = document.createElement('div');
  vi.stubEnv('SSR', true);
  place.innerHTML = renderToString(page);
  vi.unstubAllEnvs();
  const find = (selector: string) => place.querySelector(selector) as Element;
  const isHydrated = (selector: string) =>
    Object.keys(find(selector)).some((key) => key.startsWith('__react'));
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(place, page);
  });

  await act(async () => observed.get(find('[data-block=hero]'))?.([{ isIntersecting: true }]));
  expect(find('[data-bottom-bar]').className).toContain('invisible');
  expect(isHydrated('[data-bottom-bar]')).toBe(true);
  expect(isHydrated('[data-block=similar]')).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  await act(async () => root?.unmount());
  warn.mockRestore();
  vi.unstubAllGlobals();
});
