import { defineConfig } from 'vitest/config';
import { testFiles } from './scripts/test/engine.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: [testFiles],
    globalSetup: ['scripts/test/start-postgres.ts', 'scripts/test/temporary-folder.ts'],
    // Servers that the tests start must not run a Meilisearch that this machine happens to have.
    env: { MEILI_BIN: 'off' },
    setupFiles: ['scripts/test/fail-on-console-error.ts'],
    pool: 'forks',
    // Loading the modules takes longer than most tests, so the files that run in a process share them.
    isolate: false,
    maxWorkers: 3,
    // A bound for what hangs. A machine with other work takes many times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
