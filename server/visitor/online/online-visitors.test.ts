import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onlineVisitors } from './online-visitors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const bounds = { maxVisitors: 3, maxPerNetwork: 2 };

function visit(visitors: ReturnType<typeof onlineVisitors>, ip = '10.0.0.1') {
  const counts: number[] = [];
  return { counts, leave: visitors.join({ ip, sendCount: (count) => counts.push(count) }) };
}

test('a new visitor gets the count immediately, the others within a second', () => {
  const visitors = onlineVisitors();
  const first = visit(visitors);
  visit(visitors);
  const third = visit(visitors);
  expect([first.counts, third.counts]).toEqual([[1], [3]]);
  vi.advanceTimersByTime(1_000);
  expect(first.counts).toEqual([1, 3]);
});

test('a visitor who leaves is subtracted once', () => {
  const visitors = onlineVisitors();
  const first = visit(visitors);
  const second = visit(visitors);
  second.leave();
  second.leave();
  vi.advanceTimersByTime(1_000);
  expect(first.counts.at(-1)).toBe(1);
  expect(second.counts).toEqual([2]);
});

test('the count is resent every 20 seconds, so that no proxy closes a silent connection', () => {
  const visitors = onlineVisitors();
  const { counts } = visit(visitors);
  vi.advanceTimersByTime(1_000);
  expect(counts).toEqual([1, 1]);
  vi.advanceTimersByTime(40_000);
  expect(counts).toEqual([1, 1, 1, 1]);
});

test('visitors are limited per network and in total', () => {
  const visitors = onlineVisitors(bounds);
  const first = visit(visitors);
  visit(visitors);
  expect(visitors.refusal('10.0.0.1')).toBe('network_full');
  expect(visitors.refusal('10.0.0.2')).toBeUndefined();
  visit(visitors, '10.0.0.2');
  expect(visitors.refusal('10.0.0.3')).toBe('full');
  first.leave();
  expect(visitors.refusal('10.0.0.1')).toBeUndefined();
});

test('nothing is sent after closing', () => {
  const visitors = onlineVisitors();
  const { counts } = visit(visitors);
  visitors.close();
  vi.advanceTimersByTime(60_000);
  expect(counts).toEqual([1]);
});
