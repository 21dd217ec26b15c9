import { expect, test } from 'vitest';
import { averageContrast } from './logo-contrast.ts';

const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];
const clear = [0, 0, 0, 0];

test('averages the contrast of opaque pixels with the ground', () => {
  expect(averageContrast([...white, ...clear], [0, 0, 0])).toBeCloseTo(21);
  expect(averageContrast([...white, ...clear], [255, 255, 255])).toBeCloseTo(1);
  expect(averageContrast([...white, ...black], [255, 255, 255])).toBeCloseTo(11);
});

test('an image without opaque pixels has no contrast', () => {
  expect(averageContrast(clear, [255, 255, 255])).toBe(1);
});
