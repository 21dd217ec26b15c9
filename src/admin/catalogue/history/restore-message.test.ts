import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { restoreMessage } from './restore-message.ts';

const message = (restored: Parameters<typeof restoreMessage>[0]) =>
  restoreMessage(restored, texts.field, texts.history, texts.refusal.translate);

const dilly = { entity: 'promo-code' as const, entity_id: 3, name: 'DILLY' };

test('a full restore says so', () => {
  expect(message({ ...dilly, left_out: [] })).toBe('DILLY was restored.');
});

test('what could not be brought back is named by its label', () => {
  const left_out = [
    { path: 'product_id', message: 'No product has the id 9' },
    { path: 'elsewhere', message: 'Another problem' },
  ];
  expect(message({ ...dilly, left_out })).toBe(
    'DILLY was restored, but not all of it. Product: No product has the id 9. Another problem',
  );
});
