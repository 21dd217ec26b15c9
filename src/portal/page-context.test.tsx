// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { usePageContext } from './page-context.ts';

test('navigation does not re-render components that read the page context', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const rendered: string[] = [];
  function Part() {
    rendered.push(usePageContext().language);
    return null;
  }
  const routeTree = createRootRoute({ component: Part });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree, history, context: { language: 'en' } } as never);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  expect(rendered).toEqual(['en']);
  await act(() => router.navigate({ to: '/', hash: 'terms' } as never));
  expect(router.state.location.hash).toBe('terms');
  expect(rendered).toEqual(['en']);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
