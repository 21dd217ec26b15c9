import type { Palette } from './palette.ts';
import {
  around,
  circle,
  group,
  mirrored,
  path,
  polygon,
  rect,
  regular,
  repeat,
  ring,
  stroke,
  turned,
  wedge,
} from './shape.ts';

export const wheel = ({ main, accent, second, ground }: Palette) =>
  circle(0, 0, 44, main) +
  repeat(10, (index) => wedge(index * 36, index * 36 + 36, 37, index % 2 === 0 ? second : main)) +
  wedge(-18 + 18, 36, 37, accent) +
  circle(0, 0, 13, ground) +
  circle(0, 0, 8, main) +
  path('M-9 -49H9L0 -30Z', ground) +
  path('M-6.5 -48H6.5L0 -34Z', accent);

export const harlequin = ({ main, accent, second }: Palette) =>
  repeat(9, (index) => {
    const column = index % 3;
    const row = Math.floor(index / 3);
    const colors = [main, accent, second];
    return group(
      `translate(${-29 + column * 29} ${-30 + row * 30})`,
      polygon('0,-15 14,0 0,15 -14,0', colors[(column + row) % 3] ?? main),
    );
  });

export const chip = ({ main, accent, second, ground }: Palette) =>
  circle(0, 0, 45, main) +
  around(8, rect(-6, -45, 12, 13, accent)) +
  circle(0, 0, 31, ground) +
  ring(0, 0, 28, 2.4, second) +
  group('scale(0.42)', spade(main));

export const spade = (color: string) =>
  path(
    'M0 -44C8 -28 38 -12 38 10C38 26 18 32 6 16C8 30 12 38 20 44H-20C-12 38 -8 30 -6 16C-18 32 -38 26 -38 10C-38 -12 -8 -28 0 -44Z',
    color,
  );

export const heart = (color: string) =>
  path(
    'M0 42C-14 24 -42 8 -42 -14C-42 -32 -28 -40 -16 -38C-8 -36 -2 -30 0 -22C2 -30 8 -36 16 -38C28 -40 42 -32 42 -14C42 8 14 24 0 42Z',
    color,
  );

export const diamond = (color: string) =>
  path('M0 -46C8 -26 20 -10 34 0C20 10 8 26 0 46C-8 26 -20 10 -34 0C-20 -10 -8 -26 0 -46Z', color);

export const club = (color: string) =>
  circle(0, -22, 18, color) +
  circle(-20, 6, 18, color) +
  circle(20, 6, 18, color) +
  path('M-5 -8H5C6 16 10 34 20 44H-20C-10 34 -6 16 -5 -8Z', color);

export const suits = [spade, heart, diamond, club] as const;

export const pips = ({ main, accent, second }: Palette) =>
  [spade(main), heart(accent), club(main), diamond(second)]
    .map((suit, index) =>
      group(`translate(${index % 2 === 0 ? -22 : 22} ${index < 2 ? -22 : 22}) scale(0.44)`, suit),
    )
    .join('');

export const dice = ({ main, accent, second, ground }: Palette) =>
  turned(
    -12,
    rect(-34, -34, 68, 68, main, 14),
    mirrored(circle(18, -18, 7, ground) + circle(18, 18, 7, ground)),
    circle(0, 0, 8, accent),
  ) + stroke('M40 -40L46 -46M44 -30L50 -33', second, 3);

export const ticket = ({ main, accent, second, ground }: Palette) =>
  turned(
    -16,
    rect(-46, -26, 92, 52, main, 6),
    circle(-46, 0, 8, ground),
    circle(46, 0, 8, ground),
    stroke('M16 -22V22', second, 3),
    group('translate(-16 0)', regular(6, 14, accent)),
    group('translate(31 0) scale(0.2)', diamond(accent)),
  );
