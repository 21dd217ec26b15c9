import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/catalogue.ts',
  // Two processors do the work of three: each test waits for the server or the screen a third of its time.
  workers: 3,
  // Bounds for what hangs. A machine with other work takes many times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // To animate takes a twentieth of the processor, and what is asked for is there at once without it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--headless',
        // A page of a test does not live long enough to run faster for having been optimized.
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
