import type { Random } from '../bulk/random.ts';
import { type Brand, signOf } from './look.ts';
import { darker, mix, type Palette } from './palette.ts';
import { at } from './shape.ts';

/** The sheet that a scene is drawn on, and the place on it that draws the eye. */
export type Frame = {
  width: number;
  height: number;
  x: number;
  y: number;
  radius: number;
  palette: Palette;
  random: Random;
  brand: Brand;
};

export type Scene = (frame: Frame) => string;

/** From the ground (0) towards the palette's quiet companion (1). */
export const tone = ({ palette }: Frame, share: number) =>
  mix(palette.ground, palette.second, share);

/** The brand's sign at the focus; `size` is its share of the radius. */
export const signAt = (frame: Frame, size = 1, palette = frame.palette, lift = 0) =>
  at(
    frame.x,
    frame.y - lift * frame.radius,
    (frame.radius / 50) * size,
    signOf(frame.brand, palette),
  );

/** A sign printed dark on light, as on a card. */
export const printOn = (face: string, { palette }: Frame): Palette => {
  const dark = darker(palette.ground, palette.main);
  return {
    ground: face,
    main: mix(dark, '#12100d', 0.4),
    accent: mix(palette.accent, dark, 0.35),
    second: mix(palette.second, dark, 0.2),
  };
};

export const paper = '#f1e8d3';
