import { expect, test } from 'vitest';
import { restoreMessage } from './restore-message.ts';

const dilly = { entity: 'promo-code' as const, entity_id: 3, name: 'DILLY' };

test('a full restore says so', () => {
  expect(restoreMessage({ ...dilly, left_out: [] })).toBe('DILLY was restored.');
});

test('what could not be brought back is named by its label', () => {
  const left_out = [
    { path: 'product_id', message: 'No product has the id 9' },
    { path: 'elsewhere', message: 'Another problem' },
  ];
  expect(restoreMessage({ ...dilly, left_out })).toBe(
    'DILLY was restored, but not all of it. Product: No product has the id 9. Another problem',
  );
});
