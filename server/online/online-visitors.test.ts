import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onlineVisitors } from './online-visitors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const bounds = { maxVisitors: 3, maxOfOneIp: 2 };

function visit(visitors: ReturnType<typeof onlineVisitors>, address = '10.0.0.1') {
  const told: number[] = [];
  return { told, leave: visitors.join({ address, tell: (count) => told.push(count) }) };
}

test('who comes is told at once, the others within a second and together', () => {
  const visitors = onlineVisitors();
  const first = visit(visitors);
  visit(visitors);
  const third = visit(visitors);
  expect([first.told, third.told]).toEqual([[1], [3]]);
  vi.advanceTimersByTime(1_000);
  expect(first.told).toEqual([1, 3]);
});

test('who leaves is counted no more, and leaves once', () => {
  const visitors = onlineVisitors();
  const first = visit(visitors);
  const second = visit(visitors);
  second.leave();
  second.leave();
  vi.advanceTimersByTime(1_000);
  expect(first.told.at(-1)).toBe(1);
  expect(second.told).toEqual([2]);
});

test('all are told again every 20 seconds, so that no proxy takes the silence for an end', () => {
  const visitors = onlineVisitors();
  const { told } = visit(visitors);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([1, 1]);
  vi.advanceTimersByTime(40_000);
  expect(told).toEqual([1, 1, 1, 1]);
});

test('one address is no crowd, and all together have a bound', () => {
  const visitors = onlineVisitors(bounds);
  const first = visit(visitors);
  visit(visitors);
  expect(visitors.refusal('10.0.0.1')).toBe('crowd');
  expect(visitors.refusal('10.0.0.2')).toBeUndefined();
  visit(visitors, '10.0.0.2');
  expect(visitors.refusal('10.0.0.3')).toBe('full');
  first.leave();
  expect(visitors.refusal('10.0.0.1')).toBeUndefined();
});

test('nothing is told after the end', () => {
  const visitors = onlineVisitors();
  const { told } = visit(visitors);
  visitors.close();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([1]);
});
