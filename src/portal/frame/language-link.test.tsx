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
      language: 'en',
      messages: texts,
      site: { languages: ['en', 'tr'], emptyPaths: { en: [], tr: emptyInTurkish } },
    },
    isServer: true,
  } as never);
  await router.load();
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1];
}

test('a page available in both languages links to itself in the other', async () => {
  expect(await linkOn('/guides/odds', ['en', 'tr'])).toBe('/tr/guides/odds');
});

test.each([
  ['/guides/odds', '/tr/guides'],
  ['/reviews/marlow', '/tr/reviews'],
  ['/terms', '/tr'],
])('the page %s, published in only one language, links to %s', async (path, front) => {
  expect(await linkOn(path, ['en'])).toBe(front);
});

test.each<[string, string[] | undefined]>([
  ['/guides', undefined],
  ['/guides/odds', ['en']],
])('%s links to the home page if the other list is empty', async (path, shownIn) => {
  expect(await linkOn(path, shownIn, ['/guides'])).toBe('/tr');
});

test('the link to another page keeps the market', async () => {
  expect(await linkOn('/guides/odds?market=TR', ['en'])).toBe('/tr/guides?market=TR');
});

test('a preview links to itself, as it is not published yet', async () => {
  expect(await linkOn('/preview/pages/7')).toBe('/tr/preview/pages/7');
});
