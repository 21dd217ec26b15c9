import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { noticePath, pagePath, productPath } from '#contract/page-path.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

const router = createRouter({ routeTree, context: {} as RouterContext, isServer: true });
const routeOf = (path: string) => router.getMatchedRoutes(path)[2]?.fullPath;

/** Forms are posted to these. */
const { signOut: _, age: _age, ...pages } = pagePath;

test.each([...Object.values(pages), productPath(7), noticePath('sent')])(
  '%s has a route',
  (path) => {
    expect(routeOf(path)).toBeDefined();
  },
);

test('a path that no page has finds no route', () => {
  expect(routeOf('/promocode')).toBeUndefined();
});
