import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { conflictOf, rebaseForm } from './rebase-form.ts';

const loaded = {
  rating: 4,
  ref_link: null as string | null,
  categories: [1],
  i18n: { en: { name: 'Shared Fig', fs_label: null as string | null }, tr: { name: null } },
};
type Draft = typeof loaded;

const saved: Draft = { ...loaded, rating: 4.4, ref_link: 'https://partner.example/theirs' };

/** Creates the form as on a screen, without rendering it. */
function formWith(edit: (form: ReturnType<typeof open>) => void) {
  const form = open();
  edit(form);
  return form;
}

function open() {
  const form = createFormControl<Draft>({ defaultValues: structuredClone(loaded) });
  // `useForm` does the same when its component is mounted.
  form.control._state.mount = true;
  return form;
}

test('a conflict lists what the other editor changed, and what both changed', () => {
  const mine = { ...loaded, rating: 2.2, i18n: { ...loaded.i18n, tr: { name: 'İncir' } } };
  expect(conflictOf(loaded, mine, saved)).toEqual({
    theirs: ['rating', 'ref_link'],
    both: ['rating'],
  });
});

test('a merge adds the other editor’s changes and keeps this editor’s', () => {
  const form = formWith(({ setValue }) => {
    setValue('rating', 2.2);
    setValue('i18n.en.fs_label', '22 free spins');
  });
  rebaseForm(form, loaded, saved);
  expect(form.getValues()).toEqual({
    ...saved,
    rating: 2.2,
    i18n: { ...loaded.i18n, en: { name: 'Shared Fig', fs_label: '22 free spins' } },
  });
});

test('a list counts as one field: the editor who changed it keeps all of it', () => {
  const form = formWith(({ setValue }) => setValue('categories', [1, 3]));
  rebaseForm(form, loaded, { ...saved, categories: [2] });
  expect(form.getValues('categories')).toEqual([1, 3]);
});

test('input entered during a save is kept, and the other fields get the saved values', () => {
  const form = formWith(({ setValue }) => setValue('i18n.en.name', 'Hasty Fig'));
  const sent = structuredClone(form.getValues());
  form.setValue('i18n.en.name', 'Hasty Fig, and more');
  rebaseForm(form, sent, { ...sent, rating: 3 });
  expect(form.getValues('i18n.en.name')).toBe('Hasty Fig, and more');
  expect(form.getValues('rating')).toBe(3);
});

test('a field that was cleared stays empty', () => {
  const form = formWith(({ setValue }) => setValue('i18n.en.name', ''));
  rebaseForm(form, loaded, saved);
  expect(form.getValues('i18n.en.name')).toBe('');
});
