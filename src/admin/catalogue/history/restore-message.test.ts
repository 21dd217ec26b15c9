import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { restoreMessage } from './restore-message.ts';

const message = (restored: Parameters<typeof restoreMessage>[0]) =>
  restoreMessage(restored, texts.field, texts.history, texts.refusal.translate);

const dilly = { entity: 'promo-code' as const, entity_id: 3, name: 'DILLY' };

test('a full restore is reported as complete', () => {
  expect(message({ ...dilly, left_out: [] })).toBe('Restored DILLY.');
});

test('fields that could not be restored are listed by label', () => {
  const left_out = [
    { path: 'product_id', message: 'There is no product with the ID 9' },
    { path: 'elsewhere', message: 'Another problem' },
  ];
  expect(message({ ...dilly, left_out })).toBe(
    'Only part of DILLY was restored. Product: There is no product with the ID 9. Another problem',
  );
});
