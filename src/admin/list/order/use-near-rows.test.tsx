// @vitest-environment happy-dom
import { act, Suspense, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNearRows } from './use-near-rows.ts';

const ids = Array.from({ length: 100 }, (_, index) => index + 1);

let root: Root;
let place: HTMLElement;
let rows: ReturnType<typeof useNearRows>;
let report: IntersectionObserverCallback;
let rendering: PromiseWithResolvers<void>;

/** Keeps React busy with changing rows, as on a slow computer. */
function Slow({ isReady }: { isReady: boolean }) {
  if (!isReady) use(rendering.promise);
  return null;
}

function List() {
  rows = useNearRows(ids);
  const near = ids.filter(rows.isNear);
  return (
    <Suspense>
      <Slow isReady={near.includes(1)} />
      <ul onFocus={rows.onFocus}>
        {near.map((id) => (
          <li key={id} data-row={id}>
            <button type="button">{id}</button>
          </li>
        ))}
      </ul>
    </Suspense>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
    },
  );
  rendering = Promise.withResolvers();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<List />));
  await scrollTo(1, 2);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const rowOf = (id: number) => place.querySelector<HTMLElement>(`[data-row="${id}"]`);
const shown = () => ids.filter(rowOf);

/** Simulates scrolling so that only these rows are in the window. */
const scrollTo = (...inWindow: number[]) =>
  act(async () => {
    const entries = ids.map((id) => ({
      target: { dataset: { row: String(id) } },
      isIntersecting: inWindow.includes(id),
    }));
    report(entries as never, {} as never);
  });

const finishRendering = () => act(async () => rendering.resolve());
const focus = (id: number) => act(async () => rowOf(id)?.querySelector('button')?.focus());

test('rows that leave the window are no longer near, except for the focused row', async () => {
  await focus(1);
  await scrollTo(8, 9);
  expect(shown()).toEqual([1, 8, 9]);
});

test('a row that receives focus stays near, even if React is already removing its controls', async () => {
  await scrollTo(2);
  expect(shown()).toEqual([1, 2]);
  await focus(1);
  await finishRendering();
  expect(shown()).toEqual([1, 2]);
});

test('all rows stay near during a drag, even if React is already removing their controls', async () => {
  await scrollTo(3);
  await act(async () => rows.hold());
  await finishRendering();
  expect(shown()).toEqual([1, 2, 3]);
  await act(async () => rows.release());
  expect(shown()).toEqual([3]);
});
