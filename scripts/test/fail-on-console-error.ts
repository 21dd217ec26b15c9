import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  const print = console.error;
  consoleError = vi.spyOn(console, 'error').mockImplementation(print);
});

// A test that expects errors checks the calls and then clears them with `vi.mocked(console.error).mockClear()`.
afterEach(() => {
  const calls = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
