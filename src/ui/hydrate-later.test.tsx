// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydrateLater } from './hydrate-later.tsx';

const Offers = ({ names }: { names: string[] }) => <p>{names.join(' ')}</p>;

const page = (names: string[]) => (
  <HydrateLater>
    <section>
      <h2>Offers</h2>
      <Offers names={names} />
    </section>
  </HydrateLater>
);

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nothing is near the viewport, and the browser is never idle.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.mocked(console.warn).mockRestore();
  vi.unstubAllGlobals();
});

async function hydrate(node: ReactNode) {
  vi.stubEnv('SSR', true);
  place = document.createElement('div');
  place.innerHTML = renderToString(node);
  vi.unstubAllEnvs();
  await act(async () => {
    root = hydrateRoot(place, node);
  });
}

const isHydrated = () =>
  Object.keys(place.querySelector('section') ?? {}).some((key) => key.startsWith('__react'));

test('warns in development when a render without new content hydrates the children', async () => {
  const names = ['Lucky Harbor'];
  await hydrate(page(names));
  expect(isHydrated()).toBe(false);
  await act(async () => root.render(page(names)));
  expect(isHydrated()).toBe(true);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('with the same content');
});

test('warns about functions and literals created on every render', async () => {
  const Card = ({ onPress }: { about: object; onPress: () => void }) => (
    <button type="button" style={{ color: 'red' }} onClick={onPress} />
  );
  const card = () => (
    <HydrateLater>
      <Card about={{ names: ['Lucky Harbor'] }} onPress={() => {}} />
    </HydrateLater>
  );
  await hydrate(card());
  await act(async () => root.render(card()));
  expect(console.warn).toHaveBeenCalledOnce();
});

test('shows new content immediately, without a warning', async () => {
  await hydrate(page(['Lucky Harbor']));
  await act(async () => root.render(page(['Golden Otter'])));
  expect(place.textContent).toBe('OffersGolden Otter');
  expect(console.warn).not.toHaveBeenCalled();
});

test('does not warn about a page rendered by the browser', async () => {
  const names = ['Lucky Harbor'];
  await hydrate(<p>Another page</p>);
  await act(async () => root.render(page(names)));
  await act(async () => root.render(page(names)));
  expect(isHydrated()).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();
});
