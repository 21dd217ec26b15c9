import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { noticePath, pagePath, productPath } from '#contract/page-path.ts';
import { contentPlaceAt } from './portal/pages/content-page/content-place.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

const router = createRouter({ routeTree, context: {} as RouterContext, isServer: true });

/** The catch-all route matches every path, but only content pages exist there. */
function hasRoute(path: string): boolean {
  const route = router.getMatchedRoutes(path)[2]?.fullPath;
  return route === '/$' ? contentPlaceAt(path) !== undefined : route !== undefined;
}

/** Excludes the URLs that only accept posted forms. */
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
