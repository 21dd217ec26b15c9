import { expect, test } from 'vitest';
import { z } from 'zod';
import { boundedList, maxIssues } from './bounded-list.ts';

/** Counts how often an item is validated. */
function countedList(max: number) {
  let checks = 0;
  const item = z.object({ id: z.int(), name: z.string() }).overwrite((value) => {
    checks += 1;
    return value;
  });
  const list = boundedList(item, max, `Must have at most ${max} items`);
  return { list, checks: () => checks };
}

const good = { id: 1, name: 'one' };

test('reports an oversized list as one issue without validating its items', () => {
  const { list, checks } = countedList(3);
  const { error } = z.object({ list }).safeParse({ list: [good, good, good, 'wrong'] });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['list'], 'Must have at most 3 items'],
  ]);
  expect(checks()).toBe(0);
});

test('stops validating after a fixed number of issues', () => {
  const { list, checks } = countedList(100_000);
  const items = [...Array(maxIssues).fill(null), ...Array(50_000).fill(good)];
  const { error } = list.safeParse(items);
  expect(error?.issues).toHaveLength(maxIssues);
  expect(error?.issues.at(-1)?.path).toEqual([maxIssues - 1]);
  expect(checks()).toBe(0);
});

test('supports further checks and transforms, and states the limits in the JSON schema', () => {
  const list = boundedList(z.int(), 5, 'Must have at most 5 items')
    .min(1, 'Choose one')
    .overwrite((ids) => [...new Set(ids)])
    .default([]);
  expect(list.parse([2, 1, 2])).toEqual([2, 1]);
  expect(list.parse(undefined)).toEqual([]);
  expect(list.safeParse([]).error?.issues[0]?.message).toBe('Choose one');
  expect(list.safeParse('1').error?.issues[0]?.code).toBe('invalid_type');
  expect(list.safeParse([1, 2, 3, 4, 5, 6]).error?.issues[0]?.message).toBe(
    'Must have at most 5 items',
  );
  expect(z.toJSONSchema(list, { io: 'input' })).toMatchObject({
    type: 'array',
    items: { type: 'integer' },
    minItems: 1,
    maxItems: 5,
  });
});
