import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { texts } from '../../../messages/en/common.ts';
import { LanguageLink } from './language-link.tsx';

/** Renders the link on a content page that is published in these languages. */
async function linkOn(path: string, shownIn?: string[], emptyInTurkish: string[] = []) {
  const rootRoute = createRootRoute();
  const portal = createRoute({ getParentRoute: () => rootRoute, id: '_portal' });
  const content = createRoute({
    getParentRoute: () => portal,
    path: '$',
    loader: () => ({ shownIn }),
    component: LanguageLink,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([portal.addChildren([content])]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      ...{ language: 'en', messages: texts },
      site: { emptyPaths: { en: [], tr: emptyInTurkish } },
    },
    isServer: true,
  } as never);
  await router.load();
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1];
}

test('a page that both languages have leads to itself in the other one', async () => {
  expect(await linkOn('/guides/odds', ['en', 'tr'])).toBe('/tr/guides/odds');
});

test.each([
  ['/guides/odds', '/tr/guides'],
  ['/reviews/marlow', '/tr/reviews'],
  ['/terms', '/tr'],
])('the page %s of one language leads to %s', async (path, front) => {
  expect(await linkOn(path, ['en'])).toBe(front);
});

test.each<[string, string[] | undefined]>([
  ['/guides', undefined],
  ['/guides/odds', ['en']],
])('%s leads home where the other list is empty', async (path, shownIn) => {
  expect(await linkOn(path, shownIn, ['/guides'])).toBe('/tr');
});

test('the market goes along to another page', async () => {
  expect(await linkOn('/guides/odds?market=TR', ['en'])).toBe('/tr/guides?market=TR');
});

test('a preview leads to itself, as nobody has published it yet', async () => {
  expect(await linkOn('/preview/pages/7')).toBe('/tr/preview/pages/7');
});
