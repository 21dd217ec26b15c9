import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser, findWholeBrowser, wholeBrowser } from './browser.ts';

const run = promisify(execFile);

function folderWith(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'aceboard-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('CHROMIUM_PATH takes precedence over any other browser', () => {
  const PATH = folderWith('chromium');
  expect(findBrowser({ PATH, CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium');
});

test('Chromium takes precedence over Chrome, whatever their order on PATH', () => {
  const chrome = folderWith('google-chrome', 'google-chrome-stable');
  const chromium = folderWith('chromium');
  const PATH = [chrome, chromium].join(delimiter);
  expect(findBrowser({ PATH })).toBe(join(chromium, 'chromium'));
  expect(findBrowser({ PATH: chrome })).toBe(join(chrome, 'google-chrome'));
});

test('the headless shell takes precedence', () => {
  const PATH = folderWith('chromium', 'chromium-headless-shell');
  expect(findBrowser({ PATH })).toBe(join(PATH, 'chromium-headless-shell'));
});

test('a whole browser is never the headless shell', () => {
  const PATH = folderWith('chromium', 'chromium-headless-shell');
  expect(findWholeBrowser({ PATH })).toBe(join(PATH, 'chromium'));
  expect(findWholeBrowser({ PATH: folderWith('chromium-headless-shell') })).toBeUndefined();
});

test('a missing browser is undefined, and a test that needs a whole one says how to install it', () => {
  const PATH = folderWith();
  expect(findBrowser({ PATH })).toBeUndefined();
  expect(() => wholeBrowser({ PATH })).toThrow('apt-get install chromium');
});

test.each(['scripts/bench/lighthouse.ts', 'scripts/docs/take-pictures.ts'])(
  '%s says how to install a missing browser that it cannot install',
  async (program) => {
    // Nothing can be installed without a package manager on the path.
    const env = { PATH: folderWith() };
    const failure = await run(process.execPath, [program], { env }).catch((error) => error);
    expect(failure.stdout).toContain('Installing a browser ...');
    expect(failure.stderr).toContain(
      'apt-get install chromium chromium-headless-shell fonts-liberation',
    );
  },
);
