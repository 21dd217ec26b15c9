// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { licenceOf } from '#contract/catalogue/fact/new-fact.ts';
import type { Named } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { noFacts, type ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import { texts } from '../../../../../messages/en/admin/admin.ts';
import { setLanguage } from '../../../language.ts';
import { problemOf } from '../../../problem.ts';
import type { ProductControl } from '../product-form-type.ts';
import { NamedField } from './named-field.tsx';

let place: HTMLElement;
let root: Root;
let form: UseFormReturn<{ facts: ProductFacts }>;
let created: string[];
let options: Named[];
let answer: (name: string) => Promise<Named>;

function Licence({ mayWrite }: { mayWrite: boolean }) {
  const licences = [licenceOf({ source_url: null, verified_on: null })];
  form = useForm({ defaultValues: { facts: { ...noFacts, licences } } });
  const create = async (name: string) => {
    created.push(name);
    const added = await answer(name);
    options = [...options, added];
    return added;
  };
  return (
    <NamedField
      control={form.control as unknown as ProductControl}
      name="facts.licences.0.regulator_id"
      label="Regulator"
      empty=""
      options={options}
      create={mayWrite ? create : undefined}
    />
  );
}

beforeEach(() => {
  setLanguage('en', texts);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  created = [];
  answer = async (name) => ({ id: 9, name });
  options = [
    { id: 4, name: 'Larkmoor' },
    { id: 5, name: 'Saltmarsh' },
  ];
});

afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const open = (mayWrite = true) => act(() => root.render(<Licence mayWrite={mayWrite} />));
const input = () => place.querySelector('input') as HTMLInputElement;
const shown = () => [...place.querySelectorAll('[role=option]')].map((one) => one.textContent);
const value = () => form.getValues('facts.licences.0.regulator_id');
const type = (text: string) =>
  act(() => {
    input().focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

test('Enter selects the only name that matches', async () => {
  await open();
  await type('lark');
  expect(shown()).toEqual(['Larkmoor', 'Add “lark”']);
  await press('Enter');
  expect([value(), input().value, created]).toEqual([4, 'Larkmoor', []]);
});

test('a name that isn’t on the list is added by clicking its option, but not by leaving the field', async () => {
  await open();
  await type('Wren Board');
  expect(shown()).toEqual(['Add “Wren Board”']);
  await act(() => input().blur());
  expect([value(), created]).toEqual([0, []]);
  await act(() => input().focus());
  await press('Enter');
  expect([value(), input().value, created]).toEqual([9, 'Wren Board', ['Wren Board']]);
});

test('leaving the field neither adds a highlighted new name nor selects another one', async () => {
  await open();
  await type('lark');
  await press('ArrowDown');
  await press('ArrowDown');
  await act(() => input().blur());
  expect([value(), input().value, created]).toEqual([0, 'lark', []]);
});

test('the reason why a name can’t be added is shown until something else is entered', async () => {
  answer = () => Promise.reject(new Error('refused'));
  await open();
  await type('Wren Board');
  await press('Enter');
  expect([value(), input().value]).toEqual([0, 'Wren Board']);
  const { message } = problemOf(new Error('refused'), texts.refusal);
  expect(place.querySelector('[id$=-error]')?.textContent).toBe(message);
  await type('Wren');
  expect(place.querySelector('[id$=-error]')).toBeNull();
});

test('a name that takes long to add doesn’t replace text entered in the meantime', async () => {
  const slow = Promise.withResolvers<Named>();
  answer = () => slow.promise;
  await open();
  await type('Wren Board');
  await press('Enter');
  await type('Saltm');
  await act(() => slow.resolve({ id: 9, name: 'Wren Board' }));
  expect([value(), input().value]).toEqual([0, 'Saltm']);
});

test('a viewer can’t add a name', async () => {
  await open(false);
  await type('Wren Board');
  expect(shown()).toEqual([]);
});
