/** Renders part of the site as the server does, in a separate router. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts as english } from '../../../messages/en/common.ts';
import type { RouterContext } from '../../router-context.ts';

/** Only what most components need, and what else a test gives. */
export const pageContext = (given: object = {}) =>
  ({
    language: 'en',
    market: 'US',
    messages: english,
    markets: [],
    site: { timeZone: 'UTC' },
    ...given,
  }) as unknown as RouterContext;

export async function pageRenderer(path = '/'): Promise<(node: ReactNode) => string> {
  let shown: ReactNode;
  const routeTree = createRootRoute({ component: () => shown });
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = pageContext();
  const router = createRouter({ routeTree, history, context, isServer: true } as never);
  await router.load();
  return (node) => {
    shown = node;
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
}
