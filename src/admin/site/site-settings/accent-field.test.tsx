import { expect, test } from 'vitest';
import { renderedText } from '../../testing/rendered-text.ts';
import { ReadableAccent } from './accent-field.tsx';

test.each([
  ['#4a7fd1', 'system', 'Use #548add, the nearest readable color'],
  ['#4a7fd1', 'light', 'Use #396dbd, the nearest readable color'],
  ['#e9b44c', 'dark', ''],
  ['blue', 'dark', ''],
] as const)('for %s on a %s theme the field offers: %s', (accent, theme, offer) => {
  expect(renderedText(<ReadableAccent accent={accent} theme={theme} onUse={() => {}} />)).toBe(
    offer,
  );
});
