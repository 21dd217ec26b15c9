// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { noFacts, type ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductControl } from '../product-form-type.ts';
import { useCheckedToday } from './use-checked-today.ts';

type Form = UseFormReturn<{ facts: ProductFacts }>;

function openForm(facts: Partial<ProductFacts>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let form = {} as Form;
  function Facts() {
    form = useForm({ defaultValues: { facts: { ...noFacts, ...facts } } });
    useCheckedToday(form.control as unknown as ProductControl, '2026-11-27');
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Facts />));
  const day = () => form.getValues('facts.verified_on');
  const set: Form['setValue'] = (name, value) =>
    act(() => form.setValue(name, value, { shouldDirty: true }));
  return { day, set };
}

test('the first facts get today as the day of their check, until an editor changes it', () => {
  const { day, set } = openForm({});
  expect(day()).toBeNull();
  set('facts.currencies', ['USD']);
  expect(day()).toBe('2026-11-27');
  set('facts.verified_on', null);
  set('facts.owner', 'Rook Ltd');
  expect(day()).toBeNull();
});

test('unchecked stored facts, and days that are filled in, don’t change', () => {
  const unchecked = openForm({ owner: 'Rook Ltd' });
  unchecked.set('facts.currencies', ['USD']);
  expect(unchecked.day()).toBeNull();
  const checked = openForm({ verified_on: '2026-01-01' });
  checked.set('facts.currencies', ['USD']);
  expect(checked.day()).toBe('2026-01-01');
});
