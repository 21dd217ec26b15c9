import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{server,db,search-index,src,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/test/fail-on-console-error.ts'],
    pool: 'forks',
    maxWorkers: 2,
  },
});
