import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser, installMethods } from './browser.ts';

function folderWith(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'aceboard-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('CHROMIUM_PATH comes before any other browser', () => {
  const PATH = folderWith('chromium');
  expect(findBrowser({ PATH, CHROMIUM_PATH: '/opt/chromium' }, 'linux')).toBe('/opt/chromium');
});

test('chromium comes before chrome, wherever on the path they are', () => {
  const chrome = folderWith('google-chrome', 'google-chrome-stable');
  const chromium = folderWith('chromium');
  const PATH = [chrome, chromium].join(delimiter);
  expect(findBrowser({ PATH }, 'linux')).toBe(join(chromium, 'chromium'));
  expect(findBrowser({ PATH: chrome }, 'linux')).toBe(join(chrome, 'google-chrome'));
});

test('the one without windows comes first', () => {
  const PATH = folderWith('chromium', 'chromium-headless-shell');
  expect(findBrowser({ PATH }, 'linux')).toBe(join(PATH, 'chromium-headless-shell'));
});

test('no browser is none', () => {
  expect(findBrowser({ PATH: folderWith() }, 'linux')).toBeUndefined();
});

test.each([
  [{ root: false, apt: true, debian: true }, ['Playwright']],
  [{ root: true, apt: false, debian: false }, ['Playwright']],
  [{ root: true, apt: true, debian: true }, ['Debian', 'Playwright']],
])('on %o a browser comes from %o', (machine, sources) => {
  expect(installMethods(machine).map(({ from }) => from)).toEqual(sources);
});

test("root lets Playwright install the system's libraries where Chromium is no package", () => {
  const [way] = installMethods({ root: true, apt: true, debian: false });
  expect(way?.commands.flat()).toContain('--with-deps');
});
