import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { changeWith } from '../../testing/change.ts';
import { canRestore, changeSummaryText } from './change-summary.ts';

const summary = (change: Parameters<typeof changeSummaryText>[0]) =>
  changeSummaryText(change, texts.field, texts.history);

test('a collapsed change lists the changed fields, in the order of the form', () => {
  const changed = ['rating', 'categories', 'i18n.tr.name', 'i18n.en.description'];
  expect(summary(changeWith({ changed }))).toBe(
    'English: Description, Turkish: Name, Rating, Categories',
  );
  expect(summary(changeWith({ changed: [...changed, 'images', 'icon_url'] }))).toBe(
    'English: Description, Turkish: Name, Rating, Categories, 2 more',
  );
});

test.each([
  ['create', 'As created'],
  ['update', 'After this change'],
  ['delete', 'Before deletion'],
  ['restore', 'As restored'],
] as const)('the action %s without a previous state is summarized as: %s', (action, expected) => {
  expect(summary(changeWith({ action, compared: false }))).toBe(expected);
});

test('a reordered list is summarized as: Order', () => {
  expect(summary(changeWith({ entity: 'top-list', action: 'reorder' }))).toBe('Order');
});

test('an earlier state can be restored, the current one cannot', () => {
  expect(canRestore(changeWith({ latest: false }))).toBe(true);
  expect(canRestore(changeWith({ latest: true }))).toBe(false);
});

test('a deleted entity can be restored from its last change', () => {
  expect(canRestore(changeWith({ action: 'delete', latest: true }))).toBe(true);
  expect(canRestore(changeWith({ action: 'delete', latest: false }))).toBe(false);
});

test('a full catalogue import cannot be restored', () => {
  expect(canRestore(changeWith({ entity: 'catalogue', action: 'import' }))).toBe(false);
});
