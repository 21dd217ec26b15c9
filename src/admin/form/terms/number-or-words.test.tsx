// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OfferTerms, offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { setLanguage } from '../../language.ts';
import { NumberOrWords } from './number-or-words.tsx';
import { ValueInWords } from './value-in-words.tsx';

let place: HTMLElement;
let root: Root;
let form: UseFormReturn<{ terms: OfferTerms }>;

beforeEach(() => {
  setLanguage('en', texts);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

function Fields({ terms }: { terms: object }) {
  form = useForm({ defaultValues: { terms: offerTerms.parse(terms) } });
  const { control } = form;
  return (
    <FormProvider {...form}>
      <NumberOrWords control={control} field="wagering" marketCurrency="USD">
        <input {...form.register('terms.numbers.wagering')} />
      </NumberOrWords>
      <ValueInWords control={control} language="en" />
    </FormProvider>
  );
}

const show = (terms: object) => act(() => root.render(<Fields terms={terms} />));
const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="terms.${name}"]`);
const press = (text: string) =>
  act(() =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
  );

test('there is no text field next to a number, but an editor can add one if both are empty', async () => {
  await show({ wagering: '45x', numbers: { wagering: 45 } });
  expect(field('wagering')).toBeNull();
  await act(() => form.reset({ terms: offerTerms.parse({}) }));
  expect(field('wagering')).toBeNull();
  await press('Or in words: Wagering in words');
  expect(field('wagering')?.value).toBe('');
});

test('a stored text that contradicts its number is shown, with a note that visitors see the number', async () => {
  await show({ wagering: '30x bonus, 5x sports', numbers: { wagering: 45 } });
  expect(field('wagering')?.value).toBe('30x bonus, 5x sports');
  expect(place.textContent).toContain(
    'Visitors see the numbers, because this text doesn’t match them.',
  );
  await act(() => field('wagering')?.focus());
  await act(() => form.setValue('terms.wagering', '45x'));
  expect(field('wagering')?.value).toBe('45x');
  expect(place.textContent).not.toContain(
    'Visitors see the numbers, because this text doesn’t match them.',
  );
  await act(() => field('wagering')?.blur());
  // The corrected text is still visible.
  expect(field('wagering')?.value).toBe('45x');
});

test('a stored text without a number is shown, and read as a number only on request', async () => {
  await show({ wagering: '35x on the bonus' });
  expect(field('wagering')?.value).toBe('35x on the bonus');
  expect(form.getValues('terms.numbers.wagering')).toBeNull();
  await press('Read as 35x?');
  expect(form.getValues('terms')).toMatchObject({
    wagering: '35x on the bonus',
    numbers: { wagering: 35, wagering_base: 'bonus' },
  });
  expect(field('wagering')).toBeNull();
  // The form moves the focus in a separate task.
  await vi.waitFor(() => expect(document.activeElement).toBe(field('numbers.wagering')));
});

test('a text for the value is marked once the numbers contradict it', async () => {
  const i18n = { en: { value: '20 free spins every Thursday' } };
  await show({ i18n, numbers: { free_spins: 20 } });
  expect(place.textContent).not.toContain(
    'Visitors see the numbers, because this text doesn’t match them.',
  );
  await act(() => form.setValue('terms.numbers.free_spins', 25));
  expect(place.textContent).toContain(
    'Visitors see the numbers, because this text doesn’t match them.',
  );
  await act(() => form.reset({ terms: offerTerms.parse({ numbers: { free_spins: 25 } }) }));
  expect(field('i18n.en.value')).toBeNull();
});
