import type { Palette } from './palette.ts';
import { around, circle, mirrored, path, polygon, rect, repeat, ring, stroke } from './shape.ts';

export const gate = ({ main, accent, second }: Palette) =>
  path(
    'M-44 44V-4C-44 -28 -16 -34 0 -50C16 -34 44 -28 44 -4V44H30V0C30 -16 12 -22 0 -32C-12 -22 -30 -16 -30 0V44Z',
    main,
  ) +
  path(
    'M-24 44V2C-24 -10 -8 -16 0 -24C8 -16 24 -10 24 2V44H14V6C14 -2 6 -6 0 -12C-6 -6 -14 -2 -14 6V44Z',
    second,
  ) +
  circle(0, 16, 9, accent) +
  rect(-9, 16, 18, 28, accent);

export const abbey = ({ main, accent, second }: Palette) =>
  path('M0 -48C26 -34 36 -14 36 10V44H-36V10C-36 -14 -26 -34 0 -48Z', main) +
  mirrored(path('M4 40V4C4 -6 10 -12 16 -16C24 -10 28 -2 28 8V40Z', second)) +
  circle(0, -20, 9.5, accent) +
  around(4, circle(0, -24.5, 3.4, main), 0) +
  mirrored(stroke('M4 22H28M16 -12V40', main, 3));

export const quarry = ({ main, accent, second }: Palette) =>
  circle(18, -24, 17, accent) +
  path('M-48 42V30H-36V18H-24V4H-12V-10H-2V4H8V16H20V28H34V36H48V42Z', main) +
  path('M-7 -10H-2V4H8V16H20V28H34V36H48V42H-7Z', second);

export const vault = ({ main, accent, second, ground }: Palette) =>
  circle(0, 0, 45, main) +
  around(12, circle(0, -38, 3, ground)) +
  circle(0, 0, 30, second) +
  around(5, rect(-3.2, -26, 6.4, 26, main, 3)) +
  around(5, circle(0, -26, 6, accent)) +
  circle(0, 0, 11, main) +
  circle(0, -2, 3.6, ground) +
  polygon('-2,0 2,0 3.6,7 -3.6,7', ground);

export const cabinet = ({ main, accent, second }: Palette) =>
  rect(-42, -44, 84, 80, main, 6) +
  repeat(9, (index) => {
    const x = -36 + (index % 3) * 25;
    const y = -38 + Math.floor(index / 3) * 24;
    return rect(x, y, 22, 20, index === 4 ? accent : second, 2) + circle(x + 11, y + 10, 3, main);
  }) +
  mirrored(rect(24, 36, 9, 10, main, 2));

export const kettle = ({ main, accent, second }: Palette) =>
  stroke('M-24 -14C-26 -44 26 -44 24 -14', second, 6) +
  path('M26 14C40 10 38 -6 48 -12L42 -18C32 -14 30 -4 22 0Z', main) +
  path('M-30 40C-40 14 -28 -14 0 -14C28 -14 40 14 30 40Z', main) +
  rect(-14, -22, 28, 8, main, 3) +
  circle(0, -27, 5, accent) +
  repeat(7, (index) => circle(-21 + index * 7, 26, 2.8, accent)) +
  stroke('M-31 16H31', second, 4);

export const lantern = ({ main, accent, second }: Palette) =>
  ring(0, -40, 7, 4, main) +
  path('M-16 -24L0 -36L16 -24Z', main) +
  path('M-22 -22H22L28 22H-28Z', second) +
  path('M0 -14C12 0 12 14 0 20C-12 14 -12 0 0 -14Z', accent) +
  stroke('M-21 -22L-28 22M21 -22L28 22M-8 -22L-10 22M8 -22L10 22', main, 3.6) +
  rect(-32, 22, 64, 8, main, 2) +
  path('M-20 32H20L12 44H-12Z', main);

export const loom = ({ main, accent, second }: Palette) =>
  rect(-44, -46, 88, 8, main, 3) +
  rect(-44, 38, 88, 8, main, 3) +
  repeat(9, (index) => rect(-34 + index * 8.2, -38, 2.6, 76, second)) +
  path(
    'M0 -32C22 -24 30 -10 30 2C30 14 22 26 0 32C-22 26 -30 14 -30 2C-30 -10 -22 -24 0 -32Z',
    main,
  ) +
  stroke('M-26 -12H26M-30 2H30M-25 16H25', second, 3.4) +
  circle(0, 2, 9, accent);

export const terrace = ({ main, accent, second }: Palette) =>
  circle(0, -16, 27, accent) +
  path('M-48 44V12H48V44Z', main) +
  repeat(4, (index) => path(`M${-40 + index * 21.5} 44V30a8 8 0 0 1 16 0V44Z`, second)) +
  rect(-50, 8, 100, 8, main, 2) +
  repeat(6, (index) => rect(-46 + index * 17.6, -6, 4, 14, main)) +
  rect(-50, -9, 100, 5, main, 2);

export const rook = ({ main, accent, second }: Palette) =>
  path('M-30 -44H-16V-34H-7V-44H7V-34H16V-44H30V-20L20 -12L24 24H-24L-20 -12L-30 -20Z', main) +
  rect(-32, 24, 64, 8, second, 2) +
  path('M-38 46C-38 38 -34 34 -28 34H28C34 34 38 38 38 46Z', main) +
  circle(0, 2, 12, accent) +
  stroke('M0 -10V14M-12 2H12M-8 -7Q0 -1 8 -7M-8 11Q0 5 8 11', main, 2.4);
