// Runs on SQLite only: names fields.
import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { setLanguage } from '../../language.ts';
import { describeField } from './proposed-fields.ts';

setLanguage('en', texts);

test.each([
  ['promo-code', 'expires_at', null, 'Expires at', 'time'],
  ['product', 'description', 'tr', 'Turkish: Description', 'text'],
  ['promo-code', 'terms.value', 'en', 'English: Value', 'text'],
  ['promo-code', 'terms.numbers.cap', null, 'Bonus cap', 'figure'],
  ['product', 'facts.licences', null, 'Licences', 'entries'],
  ['settings', 'online_counter', null, 'Online counter', 'word'],
  ['product-list', 'order', null, 'Order', 'list'],
  ['image', 'something_new', null, 'something new', 'text'],
] as const)('%s: %s in %s is called %s', (kind, field, language, label, format) => {
  expect(describeField(kind, { field, language }, texts)).toMatchObject({ label, format });
});
