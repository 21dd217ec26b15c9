import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/browser.ts';

// Tests start the built server (server/testing/process.ts). Workers run this file too.
process.env.TEST_SERVER = 'built';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/catalogue.ts',
  // Three workers keep two processors busy: each test spends a third of its time waiting for the server or the screen.
  workers: 3,
  // Only meant to catch hangs. A busy machine takes many times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // Animations take a twentieth of the CPU time and delay what a test waits for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--headless',
        // A test's page doesn't live long enough for optimized code to pay off.
        '--js-flags=--no-maglev,--no-opt',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
