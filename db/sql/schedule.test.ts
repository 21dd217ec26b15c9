import { expect, test } from 'vitest';
import { spanAround } from './schedule.ts';

const nothing = { next: null, last: null };
const span = (time: string, zone: string | null, more: object = {}) => {
  const { from, until } = spanAround(Date.parse(time), { ...nothing, zone, ...more });
  return [from, until].map((instant) => new Date(instant).toISOString().slice(0, 16));
};

test('nothing changes within a day in the site’s time zone, unless it is scheduled', () => {
  const noon = '2026-12-31T12:00:00Z';
  expect(span(noon, null)).toEqual(['2026-12-31T00:00', '2027-01-01T00:00']);
  expect(span(noon, 'America/Los_Angeles')).toEqual(['2026-12-31T08:00', '2027-01-01T08:00']);
  expect(span(noon, 'Pacific/Auckland')).toEqual(['2026-12-31T11:00', '2027-01-01T11:00']);
  expect(span(noon, 'Asia/Kathmandu')).toEqual(['2026-12-30T18:15', '2026-12-31T18:15']);
  const last = Date.parse('2026-12-31T11:30:00Z') / 1000;
  const next = Date.parse('2026-12-31T12:30:00Z') / 1000;
  expect(span(noon, 'UTC', { last, next })).toEqual(['2026-12-31T11:30', '2026-12-31T12:30']);
});

test('a day whose midnight the clock skips starts at one o’clock', () => {
  const zone = 'America/Santiago';
  expect(span('2026-09-06T03:59:59Z', zone)).toEqual(['2026-09-05T04:00', '2026-09-06T04:00']);
  expect(span('2026-09-06T04:00:00Z', zone)).toEqual(['2026-09-06T04:00', '2026-09-07T03:00']);
});
