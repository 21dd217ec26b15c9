import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { nearestAccent, themeStyles, themes } from './theme.ts';

test('keeps a readable colour', () => {
  expect(nearestAccent('#e9b44c', 'dark')).toBe('#e9b44c');
  expect(nearestAccent('#1d4ed8', 'light')).toBe('#1d4ed8');
});

test('adjusts any other colour until it is readable', () => {
  const parts = ['00', '40', '80', 'c0', 'ff'];
  const colors = parts.flatMap((red) =>
    parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
  );
  for (const theme of themes) {
    const grounds = theme === 'light' ? ['#ecf2ef', '#ffffff'] : ['#0a0f0d', '#1b2521'];
    for (const color of colors) {
      const nearest = nearestAccent(color, theme);
      for (const ground of grounds) {
        expect(wcagContrast(nearest, ground), `${color} ${theme}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(nearestAccent(nearest, theme)).toBe(nearest);
    }
  }
});

test('the default colours need no styles, and each theme has its own', () => {
  expect(themeStyles('dark', null)).toBeNull();
  expect(themeStyles('dark', '#3264fd')).toMatch(/^:root:root{--color-brass:#[\da-f]{6};[^}]*}$/);
  expect(themeStyles('light', null)).toMatch(/^:root:root{color-scheme:light;--color-ground:/);
  expect(themeStyles('system', null)).toMatch(/^@media\(prefers-color-scheme:light\){:root:root{/);
});

const tokensIn = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--color-([\w-]+):\s*([^;}]+)/g)].map(([, ...pair]) => pair));

test.each([
  ['dark', readFileSync('src/theme.css', 'utf8')],
  ['light', themeStyles('light', '#c0392b')?.split('[data-on-picture]')[0] ?? ''],
])('in the %s theme, statuses have readable colours with any accent', (_theme, css) => {
  const tokens = tokensIn(css);
  for (const status of ['good', 'warning', 'danger']) {
    for (const ground of ['ground', 'raised', 'lifted']) {
      const contrast = wcagContrast(tokens[status] ?? '', tokens[ground] ?? '');
      expect(contrast, `${status} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('no accent changes the colours of statuses', () => {
  const light = tokensIn(themeStyles('light', null) ?? '');
  for (const accent of [null, '#c0392b', '#27ae60']) {
    for (const theme of themes) {
      const { good, warning, danger } = tokensIn(themeStyles(theme, accent) ?? '');
      const expected = theme === 'dark' ? {} : light;
      expect([good, warning, danger]).toEqual([expected.good, expected.warning, expected.danger]);
    }
  }
});
