import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { noticePath, pagePath, productPath } from '#contract/page-path.ts';
import { contentPlaceAt } from './portal/content-page/content-place.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

const router = createRouter({ routeTree, context: {} as RouterContext, isServer: true });

/** One route matches all remaining paths, and content pages are among them. */
function hasRoute(path: string): boolean {
  const route = router.getMatchedRoutes(path)[2]?.fullPath;
  return route === '/$' ? contentPlaceAt(path) !== undefined : route !== undefined;
}

/** Only forms are posted to these. */
const { signOut: _, age: _age, ...pages } = pagePath;

test.each([...Object.values(pages), productPath(7), noticePath('sent')])(
  '%s has a route',
  (path) => {
    expect(hasRoute(path)).toBe(true);
  },
);

test('a path without a page has no route', () => {
  expect(hasRoute('/promo/code')).toBe(false);
});
