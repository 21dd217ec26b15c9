import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, toast, toastStore } from './toast-store.ts';

beforeEach(() => {
  toastStore.write([]);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = () => toastStore.read().map(({ text }) => text);

test('a success disappears by itself, an error stays until it is dismissed', () => {
  toast.success('Saved.');
  toast.error('It is in use.');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['It is in use.']);
  dismiss(toastStore.read()[0]?.id ?? 0);
  expect(texts()).toEqual([]);
});

test('the same error is shown once', () => {
  toast.error('It is in use.');
  toast.error('It is in use.');
  expect(texts()).toEqual(['It is in use.']);
});

test('at most four toasts are shown, the newest ones', () => {
  for (const text of ['1', '2', '3', '4', '5']) toast.success(text);
  expect(texts()).toEqual(['2', '3', '4', '5']);
});
