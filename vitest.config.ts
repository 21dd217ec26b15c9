import { defineConfig } from 'vitest/config';
import { testFiles } from './scripts/test/engine.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: [testFiles],
    globalSetup: ['scripts/test/start-postgres.ts', 'scripts/test/temporary-folder.ts'],
    // Servers started by tests must not run a Meilisearch that happens to be installed.
    env: { MEILI_BIN: 'off' },
    setupFiles: ['scripts/test/fail-on-console-error.ts'],
    pool: 'forks',
    // Loading the modules takes longer than most tests, so all files in a process share them.
    isolate: false,
    maxWorkers: 3,
    // Only meant to catch hangs. A busy machine takes many times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
