import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  const print = console.error;
  consoleError = vi.spyOn(console, 'error').mockImplementation(print);
});

// A test that expects one says so: `vi.mocked(console.error).mockClear()` after it has looked at the calls.
afterEach(() => {
  const calls = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
