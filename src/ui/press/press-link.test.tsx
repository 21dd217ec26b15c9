// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressLink } from './press-link.ts';

const answered = vi.fn(async (_name: string) => {});

const Choice = ({ name }: { name: string }) => (
  <a href={`?${name}`} id={name} onClick={(event) => pressLink(event, () => answered(name))}>
    {name}
  </a>
);

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answered.mockClear();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <>
        <Choice name="one" />
        <Choice name="two" />
      </>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const press = (name: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  place.querySelector(`#${name}`)?.dispatchEvent(event);
  return event;
};
const busy = () => [...place.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);
const untilIdle = () => vi.waitFor(() => expect(busy()).toEqual([]));

test('a clicked link is shown as busy before the work starts', async () => {
  expect(press('one').defaultPrevented).toBe(true);
  expect(busy()).toEqual(['one']);
  expect(answered).not.toHaveBeenCalled();
  await untilIdle();
  expect(answered.mock.calls).toEqual([['one']]);
});

test('of two quick clicks, only the later one is handled', async () => {
  press('one');
  press('two');
  await untilIdle();
  expect(answered.mock.calls).toEqual([['two']]);
});

test('a click is dropped if the visitor has already left for another page', async () => {
  press('one');
  history.pushState(null, '', '/bets');
  await untilIdle();
  expect(answered).not.toHaveBeenCalled();
});

test('the browser handles a click that opens another tab', () => {
  expect(press('one', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(busy()).toEqual([]);
});
