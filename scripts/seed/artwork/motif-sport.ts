import type { Palette } from './palette.ts';
import {
  around,
  circle,
  mirrored,
  path,
  polygon,
  rect,
  repeat,
  ring,
  stroke,
  turned,
} from './shape.ts';

export const whistle = ({ main, accent, second, ground }: Palette) =>
  path('M-46 -22H14V-8H46V8H24A28 28 0 1 1 -26 -6L-46 -8Z', main) +
  circle(-1, 12, 13, second) +
  circle(-1, 12, 6, accent) +
  rect(-8, -22, 16, 9, ground) +
  stroke('M-14 -32L-20 -44M0 -34V-47M14 -32L20 -44', accent, 5);

export const pennant = ({ main, accent, second }: Palette) =>
  path('M-18 42V12A30 30 0 0 1 12 42Z', second) +
  rect(-22, -48, 7, 92, main, 3) +
  path('M-15 -46L44 -26L-15 -6Z', accent) +
  path('M-15 -46L8 -38.2V-13.8L-15 -6Z', main) +
  stroke('M-44 43H44', main, 6);

export const drum = ({ main, accent, second }: Palette) =>
  stroke('M-40 -46L-6 -22M40 -46L6 -22', accent, 5.5) +
  path('M-40 -12V24C-40 36 -20 44 0 44C20 44 40 36 40 24V-12Z', second) +
  stroke('M-38 -2L-24 36L-8 4L8 40L24 4L38 30', main, 3.6) +
  `<ellipse cx="0" cy="-12" rx="42" ry="15" fill="${main}"/><ellipse cx="0" cy="-12" rx="30" ry="9" fill="${second}"/>` +
  circle(-6, -22, 4.5, accent) +
  circle(6, -22, 4.5, accent);

export const kickoff = ({ main, accent, second }: Palette) =>
  rect(-44, -44, 88, 88, second, 8) +
  stroke('M-44 0H44', main, 5, 'butt') +
  ring(0, 0, 27, 5, main) +
  circle(0, 0, 9, accent) +
  mirrored(stroke('M16 -42V-30H0M16 42V30H0', main, 4));

export const stand = ({ main, accent, second }: Palette) =>
  repeat(4, (row) =>
    repeat(9 - row, (index) =>
      circle(
        -36 + index * 9 + row * 4.5,
        30 - row * 13,
        4,
        (index + row) % 4 === 1 ? accent : main,
      ),
    ),
  ) +
  stroke('M-46 40H46', second, 6) +
  path('M-46 -20C-20 -44 24 -44 48 -30L46 -22C24 -34 -18 -34 -40 -14Z', main) +
  stroke('M30 -28V10', second, 4);

export const track = ({ main, accent, second }: Palette) =>
  `<rect x="-47" y="-33" width="94" height="66" rx="33" fill="${main}"/><rect x="-38" y="-24" width="76" height="48" rx="24" fill="${second}"/><rect x="-29" y="-15" width="58" height="30" rx="15" fill="${main}"/>` +
  repeat(9, (index) => circle(-20 + index * 5, 0, index === 8 ? 4.4 : 1.8, accent)) +
  rect(12, 14, 5, 20, accent);

export const turnstile = ({ main, accent, second }: Palette) =>
  rect(-44, 18, 88, 28, second, 4) +
  around(3, rect(-5, -44, 10, 44, main, 5), 30) +
  around(3, circle(0, -40, 7, accent), 30) +
  circle(0, 0, 15, main) +
  circle(0, 0, 6, accent);

export const bell = ({ main, accent, second }: Palette) =>
  circle(0, -40, 7, second) +
  path(
    'M0 -38C22 -36 26 -12 28 6C30 18 38 24 40 32H-40C-38 24 -30 18 -28 6C-26 -12 -22 -36 0 -38Z',
    main,
  ) +
  path('M-12 36H12A12 12 0 0 1 -12 36Z', accent) +
  stroke('M-27 12H27', second, 4.5);

export const horseshoe = ({ main, accent, ground, second }: Palette) =>
  path('M-34 44V-4A34 38 0 0 1 34 -4V44H14V-2A14 18 0 0 0 -14 -2V44Z', main) +
  mirrored(
    circle(24, 34, 3.4, ground) +
      circle(24, 16, 3.4, ground) +
      circle(22, -8, 3.4, ground) +
      circle(11, -25, 3.4, ground),
  ) +
  mirrored(rect(11, 40, 26, 7, accent, 2)) +
  turned(45, rect(-6, -2, 8, 8, second));

export const ball = ({ main, second, ground }: Palette) =>
  circle(0, 0, 42, main) +
  polygon('0,-15 14,-5 9,12 -9,12 -14,-5', ground) +
  around(
    5,
    stroke('M0 -15V-30', ground, 3.4) + polygon('-11,-36 0,-30 11,-36 6,-42 -6,-42', second),
  );
