import { expect, test } from 'vitest';
import { maxInquiries } from '#contract/visitor/inquiry.ts';
import { attentionOf } from './attention.ts';

const nothing = { total: 0, items: [] };
const calm = {
  expiring_promocodes: nothing,
  products_missing: { image: nothing, rating: nothing, turkish: nothing },
  hidden_blocks: [],
  missed_searches: nothing,
  unread_inquiries: 0,
  kept_inquiries: 0,
  search: { engine: 'embedded' as const, status: 'ok' as const, pending: 0 },
  changes: [],
};

test.each([
  [0, 0],
  [maxInquiries * 0.9 - 1, 0],
  [maxInquiries * 0.9, 1],
  [maxInquiries, 1],
])('an inbox of %i needs attention %i times', (kept_inquiries, times) => {
  const found = attentionOf({ ...calm, kept_inquiries }, undefined);
  expect(found).toHaveLength(times);
  for (const { title, count, to } of found) {
    expect({ title, count, to }).toEqual({
      title: expect.stringContaining('takes no more than 10,000'),
      count: kept_inquiries,
      to: { to: '/admin/inbox' },
    });
  }
});
