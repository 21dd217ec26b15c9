// Runs in test:long only: starts programs in the browser's place.
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
  const environment = { PATH, CHROMIUM_PATH: '/opt/brave' };
  expect(findBrowser(environment)).toBe('/opt/brave');
  expect(findWholeBrowser(environment)).toBe('/opt/brave');
});

test('Chromium takes precedence over Chrome, regardless of their order on PATH', () => {
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

test('a full browser is never the headless shell', () => {
  const PATH = folderWith('chromium', 'chromium-headless-shell');
  expect(findWholeBrowser({ PATH })).toBe(join(PATH, 'chromium'));
  const CHROMIUM_PATH = join(PATH, 'chromium-headless-shell');
  expect(findWholeBrowser({ PATH, CHROMIUM_PATH })).toBe(join(PATH, 'chromium'));
  expect(findWholeBrowser({ PATH: folderWith('chromium-headless-shell') })).toBeUndefined();
});

test('a missing browser is undefined, and a test that needs a full browser explains how to install it', () => {
  const PATH = folderWith();
  expect(findBrowser({ PATH })).toBeUndefined();
  expect(() => wholeBrowser({ PATH })).toThrow('No browser found.');
});

async function failureOf(
  program: string,
  PATH: string,
): Promise<{ stdout: string; stderr: string }> {
  return run(process.execPath, [program], { env: { PATH } }).catch((error) => error);
}

test.each(['scripts/bench/lighthouse.ts', 'scripts/docs/take-pictures.ts'])(
  'if %s can’t install a missing browser, it explains how to do so',
  async (program) => {
    // Without a package manager on the PATH, nothing can be installed.
    const { stdout, stderr } = await failureOf(program, folderWith());
    expect(stdout).toContain('Installing a browser ...');
    expect(stderr).toContain(`No browser found. Install Chromium:
  Debian: apt-get install chromium chromium-headless-shell
  Fedora: dnf install chromium chromium-headless
  macOS:  brew install --cask chromium
Or set CHROMIUM_PATH to another browser based on Chromium.
`);
  },
);

test('a missing font is not reported as a missing browser', async () => {
  const PATH = folderWith('chromium');
  const fontMatch = join(PATH, 'fc-match');
  writeFileSync(fontMatch, '#!/bin/sh\necho DejaVu Sans\n', { mode: 0o755 });
  const { stderr } = await failureOf('scripts/docs/take-pictures.ts', PATH);
  expect(stderr).toContain('No font with the metrics of Arial found.');
  expect(stderr).not.toContain('No browser found.');
});
