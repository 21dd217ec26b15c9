// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChosen, useIsChosen, useSelection } from './selection.ts';

type RowProps = { id: number; chosenIds: ReturnType<typeof useSelection>['chosenIds'] };

const rendered = vi.fn();

function Row({ id, chosenIds }: RowProps) {
  rendered(id);
  const isChosen = useIsChosen(chosenIds, id);
  return (
    <button type="button" onClick={() => chosenIds.toggle(id)}>
      {id}
      {isChosen && ' chosen'}
    </button>
  );
}

const Chosen = ({ selection }: { selection: ReturnType<typeof useSelection> }) => (
  <output>{useChosen(selection).join(' ')}</output>
);

function List({ rows }: { rows: { id: number }[] }) {
  const selection = useSelection(rows);
  return (
    <>
      <Chosen selection={selection} />
      {rows.map(({ id }) => (
        <Row key={id} id={id} chosenIds={selection.chosenIds} />
      ))}
    </>
  );
}

let root: Root;
let place: HTMLElement;

const show = (...ids: number[]) =>
  act(async () => root.render(<List rows={ids.map((id) => ({ id }))} />));
const press = (id: number) =>
  act(async () => {
    const buttons = [...place.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent.startsWith(String(id)))?.click();
  });
const chosen = () => place.querySelector('output')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('selecting a row does not rerender other rows', async () => {
  await show(1, 2, 3);
  rendered.mockClear();
  await press(2);
  expect(chosen()).toBe('2');
  expect(rendered.mock.calls).toEqual([[2]]);
});

test('selected rows are in the order of the list, and a row that leaves the list is no longer selected', async () => {
  await show(1, 2, 3);
  await press(3);
  await press(1);
  expect(chosen()).toBe('1 3');
  await show(3, 2);
  expect(chosen()).toBe('3');
  await show(1, 2, 3);
  expect(chosen()).toBe('3');
  await press(3);
  expect(chosen()).toBe('');
});
