// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { inScreenOrder } from './field-label.ts';

test('errors are listed in the order of their fields on the screen', () => {
  const form = document.createElement('form');
  for (const name of ['email', 'links.0.name', 'i18n.en.body']) {
    const field = document.createElement('input');
    field.name = name;
    form.append(field);
  }
  const checked = ['root', 'i18n.en.body.content.3', 'links.0.name', 'email'];
  const shown = inScreenOrder(
    form,
    checked.map((path) => ({ path })),
  );
  expect(shown.map(({ path }) => path)).toEqual([
    'email',
    'links.0.name',
    'i18n.en.body.content.3',
    'root',
  ]);
});
