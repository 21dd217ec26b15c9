import { expect, test } from 'vitest';
import type { StatSource } from '#contract/money/stat-source.ts';
import { newSourceValues, sourceForm, sourceValuesOf } from './source-values.ts';

const programme = { time_zone: 'Europe/Malta', base_currency: 'EUR' };
const empty = newSourceValues(programme);
const columns = { ...empty.shape.columns, day: 'Date', earned: 'Commission' };
const csv = { ...empty, name: 'Monthly', shape: { ...empty.shape, columns } };

const stored: StatSource = {
  ...{ id: 1, programme_id: 7, name: 'Nightly', is_nightly: true, created_at: '' },
  shape: sourceForm(7).parse(csv).shape,
  address: {
    ...{ method: 'GET', url: 'https://stats.example/?k={secret}', day_format: 'ymd' },
    ...{ to_inclusive: true, days_again: 40 },
  },
  ...{ header_names: ['Authorization'], has_secret: true },
  ...{ last_fetched_at: null, last_error: null, warnings: [] },
};

test('leaves out columns that the file doesn’t have, and the address of a file', () => {
  const draft = sourceForm(7).parse(csv);
  expect(draft.shape.columns).toEqual({ day: 'Date', earned: 'Commission' });
  expect(draft).toMatchObject({ programme_id: 7, address: null, is_nightly: false });
  expect(draft).not.toHaveProperty('headers');
});

test('leaves out stored secrets that weren’t touched', () => {
  const draft = sourceForm(7).parse(sourceValuesOf(stored));
  expect(draft.address?.url).toBe('https://stats.example/?k={secret}');
  expect(draft).not.toHaveProperty('headers');
  expect(draft).not.toHaveProperty('secret');
});

test('doesn’t remove headers that someone else may have added since there were none', () => {
  const opened = sourceValuesOf({ ...stored, header_names: [] });
  const draft = sourceForm(7).parse({ ...opened, name: 'Every night', headers: [] });
  expect(draft).toMatchObject({ name: 'Every night', address: stored.address });
  expect(draft).not.toHaveProperty('headers');
});

test('removes stored headers that were deleted from the form', () => {
  const draft = sourceForm(7).parse({ ...sourceValuesOf(stored), headers: [] });
  expect(draft.headers).toEqual([]);
});

test('sends secrets that were entered', () => {
  const headers = [{ name: 'Authorization', value: 'Bearer 1' }];
  const draft = sourceForm(7).parse({ ...sourceValuesOf(stored), headers, secret: 'key' });
  expect(draft).toMatchObject({ headers, secret: 'key' });
});

test('reports a missing day and a missing figure at the columns', () => {
  const { error } = sourceForm(7).safeParse({ ...csv, shape: empty.shape });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('shape.columns.day');
});
