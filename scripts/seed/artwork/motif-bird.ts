import type { Palette } from './palette.ts';
import {
  around,
  circle,
  ellipse,
  mirrored,
  path,
  polygon,
  repeat,
  stroke,
  turned,
} from './shape.ts';

export const heron = ({ main, accent, second }: Palette) =>
  stroke('M2 14L0 46M14 12L18 46', accent, 4) +
  path('M44 22C24 30 -8 26 -16 2C-18 -6 -8 -14 2 -12C18 -8 22 12 44 22Z', main) +
  path('M40 20C22 20 8 12 4 -4C14 0 22 12 40 20Z', second) +
  stroke('M-10 -2C-26 -10 4 -22 -8 -36', main, 8) +
  circle(-11, -37, 7.5, main) +
  polygon('-14,-42 -48,-33 -13,-32', accent) +
  stroke('M-8 -42L12 -46', main, 4);

export const magpie = ({ main, accent, second, ground }: Palette) =>
  path('M12 10L50 40L40 46L0 22Z', second) +
  path('M-44 -20A22 22 0 0 1 -4 -30C16 -26 28 -6 24 20C-4 30 -30 22 -34 -6Z', main) +
  path('M-12 -16C10 -16 22 0 24 20C2 22 -12 8 -12 -16Z', accent) +
  path('M-14 14C-24 8 -30 0 -32 -10L-22 -8C-20 2 -18 8 -14 14Z', second) +
  polygon('-32,-33 -50,-20 -34,-17', accent) +
  circle(-24, -27, 3.6, ground) +
  stroke('M-4 25V42M8 25V42M-10 43H16', main, 4);

export const peacock = ({ main, accent, second }: Palette) =>
  repeat(9, (index) =>
    turned(
      -84 + index * 21,
      ellipse(0, -31, 8, 17, index % 2 === 0 ? main : second) + circle(0, -38, 4.4, accent),
    ),
  ) +
  path('M0 -20C9 -20 9 -8 9 -4C20 12 16 40 0 44C-16 40 -20 12 -9 -4C-9 -8 -9 -20 0 -20Z', main) +
  mirrored(circle(4, -10, 1.8, accent)) +
  polygon('-3,-6 3,-6 0,1', accent) +
  stroke('M-9 22Q0 30 9 22M-7 31Q0 37 7 31', second, 3.4);

export const swift = ({ main, accent, second }: Palette) =>
  path('M0 12C4 24 10 34 18 44L0 34L-18 44C-10 34 -4 24 0 12Z', second) +
  mirrored(path('M0 -16C10 -14 26 -30 49 -28C30 -18 14 4 0 30Z', main)) +
  circle(0, -16, 8, main) +
  polygon('-4,-21 4,-21 0,-34', accent) +
  path('M-6 -4H6L0 12Z', accent);

export const pheasant = ({ main, accent, second, ground }: Palette) =>
  path('M2 -2C22 -14 38 -30 50 -46C48 -16 34 12 10 22Z', second) +
  repeat(3, (index) =>
    stroke(`M${18 + index * 9} ${-12 - index * 8}l7 ${11 - index * 2}`, ground, 3.4),
  ) +
  path('M-28 -22C-14 -20 -8 -12 2 -6C18 2 16 24 -2 28C-24 30 -36 14 -34 -4Z', main) +
  path('M-34 -4H-17L-19 3H-34Z', accent) +
  circle(-28, -20, 11, main) +
  circle(-29, -21, 5, accent) +
  polygon('-37,-25 -48,-17 -36,-14', accent) +
  path('M-18 2C-4 0 8 6 10 18C-6 20 -16 14 -18 2Z', second) +
  stroke('M-12 28V42M0 27V42M-18 43H6', main, 4);

export const weathercock = ({ main, accent, second }: Palette) =>
  path(
    'M-26 -14C-18 -14 -16 -4 -6 -4C8 -4 12 -16 14 -32C34 -28 38 4 14 16H-6C-24 12 -28 -2 -26 -14Z',
    main,
  ) +
  path('M14 -32C22 -42 40 -36 42 -14C36 -22 26 -22 22 -14Z', second) +
  circle(-22, -20, 9, main) +
  path('M-32 -28A5 5 0 0 1 -23 -31A5 5 0 0 1 -14 -28V-22H-30Z', accent) +
  polygon('-30,-22 -42,-16 -29,-14', accent) +
  stroke('M3 16V46M-38 28H36', main, 5) +
  polygon('-34,19 -50,28 -34,37', accent) +
  polygon('30,28 38,19 48,19 40,28 48,37 38,37', accent);

export const moth = ({ main, accent, second, ground }: Palette) =>
  mirrored(
    path('M4 6C18 8 34 12 34 24C34 36 22 44 12 38C6 32 4 20 4 6Z', second) +
      path('M3 -10C14 -30 34 -38 48 -34C50 -14 36 8 4 8Z', main) +
      circle(28, -15, 8, accent) +
      circle(28, -15, 3.4, ground) +
      circle(19, 25, 4.6, accent) +
      stroke('M2 -20C6 -32 10 -38 18 -43', main, 3.4),
  ) +
  ellipse(0, 6, 5.5, 28, main) +
  stroke('M-4 8H4M-4 16H4M-3 24H3', ground, 2.6);

export const wings = ({ main, accent, second }: Palette) =>
  around(9, path('M0 -12C10 -20 10 -36 0 -47C-10 -36 -10 -20 0 -12Z', main)) +
  around(9, path('M0 -16C4 -22 4 -30 0 -36C-4 -30 -4 -22 0 -16Z', second)) +
  circle(0, 0, 9, accent);
