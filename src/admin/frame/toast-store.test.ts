import { beforeEach, expect, test } from 'vitest';
import { dismiss, toast, toastStore } from './toast-store.ts';

beforeEach(() => toastStore.write([]));

const texts = () => toastStore.read().map(({ text }) => text);

test('a toast is shown until dismissed', () => {
  toast.success('Saved.');
  toast.error('It is in use.');
  dismiss(toastStore.read()[0]?.id ?? 0);
  expect(texts()).toEqual(['It is in use.']);
});

test('the same error is shown once', () => {
  toast.error('It is in use.');
  toast.error('It is in use.');
  expect(texts()).toEqual(['It is in use.']);
});

test('at most the four newest toasts are shown', () => {
  for (const text of ['1', '2', '3', '4', '5']) toast.success(text);
  expect(texts()).toEqual(['2', '3', '4', '5']);
});
