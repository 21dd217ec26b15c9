import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{server,db,search-index,src,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/test/fail-on-console-error.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A bound for what hangs. A machine with other work takes many times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
