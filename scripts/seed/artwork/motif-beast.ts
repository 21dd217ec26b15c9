import type { Palette } from './palette.ts';
import { circle, ellipse, mirrored, path, polygon, rect, repeat, stroke } from './shape.ts';

export const otter = ({ main, accent, second, ground }: Palette) =>
  mirrored(circle(36, -18, 9, main) + circle(36, -18, 4, second)) +
  path(
    'M0 -36C26 -36 42 -20 42 2C42 26 24 40 0 40C-24 40 -42 26 -42 2C-42 -20 -26 -36 0 -36Z',
    second,
  ) +
  path('M0 -36C12 -36 16 -20 12 -6H-12C-16 -20 -12 -36 0 -36Z', main) +
  mirrored(
    ellipse(10, 14, 14, 11, main) +
      circle(21, -9, 4.8, ground) +
      stroke('M24 12L46 8M24 17L44 20', accent, 2.6),
  ) +
  path('M-10 1C-10 -5 10 -5 10 1C10 8 5 11 0 11C-5 11 -10 8 -10 1Z', ground) +
  stroke('M0 11V16M-10 15C-8 21 -2 20 0 16C2 20 8 21 10 15', ground, 2.8) +
  path('M-8 27Q0 33 8 27Q6 35 0 35Q-6 35 -8 27Z', main);

export const tiger = ({ main, accent, second, ground }: Palette) =>
  mirrored(circle(30, -30, 12, main) + circle(30, -30, 5.5, second)) +
  path(
    'M-38 -24C-30 -38 30 -38 38 -24C46 -4 40 18 26 30C14 42 -14 42 -26 30C-40 18 -46 -4 -38 -24Z',
    main,
  ) +
  mirrored(
    polygon('43,-6 24,-2 42,3', accent) +
      polygon('42,9 25,10 38,18', accent) +
      polygon('10,-35 16,-34.5 11,-18', accent) +
      stroke('M10 -3Q17 4 25 -5', ground, 4.4),
  ) +
  polygon('-4,-36 4,-36 0,-16', accent) +
  path('M-16 18C-16 8 16 8 16 18C16 32 8 38 0 38C-8 38 -16 32 -16 18Z', second) +
  path('M-8 10H8L0 19Z', accent) +
  stroke('M0 19V25M-8 29Q-3 32 0 25Q3 32 8 29', accent, 3);

export const fennec = ({ main, accent, second, ground }: Palette) =>
  mirrored(
    path('M8 -6C14 -30 28 -44 46 -46C50 -24 44 -4 26 8Z', main) +
      path('M18 -8C22 -24 30 -34 40 -38C42 -22 38 -10 28 -1Z', second),
  ) +
  path('M-30 2C-22 -12 22 -12 30 2C28 20 10 36 0 44C-10 36 -28 20 -30 2Z', main) +
  mirrored(path('M30 2C24 20 12 32 4 40C4 24 12 8 30 2Z', second) + circle(11, 7, 4.4, ground)) +
  path('M-6 34H6L0 44Z', accent);

export const fox = ({ main, accent, second, ground }: Palette) =>
  mirrored(
    polygon('0,44 0,-12 44,-42 40,6', main) +
      polygon('0,44 40,6 22,2 8,18', second) +
      polygon('16,-18 38,-34 36,-10', accent) +
      polygon('9,1 22,-5 20,4', ground),
  ) + polygon('-8,30 8,30 0,44', accent);

export const hare = ({ main, accent, second, ground }: Palette) =>
  mirrored(
    path('M4 -8C2 -26 6 -44 16 -50C26 -40 26 -20 17 -4Z', main) +
      path('M9 -12C8 -26 11 -36 16 -41C20 -34 20 -22 14 -10Z', second),
  ) +
  path(
    'M-28 12C-28 -6 -14 -14 0 -14C14 -14 28 -6 28 12C28 22 20 26 14 34C8 46 -8 46 -14 34C-20 26 -28 22 -28 12Z',
    main,
  ) +
  mirrored(
    circle(15, 6, 4.6, ground) + path('M28 12C28 22 20 26 14 34C12 26 18 16 28 12Z', second),
  ) +
  path('M-7 24H7L0 32Z', accent) +
  stroke('M0 32V37', accent, 3);

export const gazelle = ({ main, accent, second, ground }: Palette) =>
  mirrored(
    stroke('M7 -10C10 -22 26 -24 22 -36C20 -42 16 -45 14 -48', accent, 6) +
      path('M10 -4C22 -14 34 -14 44 -8C36 2 24 6 13 4Z', second),
  ) +
  path('M-16 -8C-10 -16 10 -16 16 -8C18 8 10 24 9 36C8 46 -8 46 -9 36C-10 24 -18 8 -16 -8Z', main) +
  mirrored(path('M4 -14C10 -6 10 8 4 22Z', second) + circle(10, 2, 3.2, ground)) +
  path('M-6 37H6C6 43 -6 43 -6 37Z', accent);

export const badger = ({ main, accent, second, ground }: Palette) =>
  mirrored(circle(28, -28, 11, second)) +
  path(
    'M0 -40C22 -40 38 -28 38 -6C38 12 20 26 12 40C8 46 -8 46 -12 40C-20 26 -38 12 -38 -6C-38 -28 -22 -40 0 -40Z',
    main,
  ) +
  mirrored(
    path('M10 -39C20 -37 26 -32 29 -24C29 -4 20 14 12 28C6 10 8 -16 10 -39Z', ground) +
      circle(18, -8, 4, main),
  ) +
  path('M-9 34H9C9 42 4 45 0 45C-4 45 -9 42 -9 34Z', accent);

export const caravan = ({ main, accent, second, ground }: Palette) =>
  circle(20, -24, 18, accent) +
  circle(28, -29, 15, ground) +
  path(
    'M-36 10C-32 -8 -22 -8 -16 0C-12 -16 2 -16 6 -2C12 6 20 6 22 -10L26 -22H38V-14H32C32 4 26 18 14 20V36H8V20H-22V36H-28V22C-34 20 -36 16 -36 10Z',
    main,
  ) +
  stroke('M-44 38H44', second, 6) +
  repeat(3, (index) => rect(-14 + index * 8, 4, 4, 12, second, 1)) +
  ellipse(34, -20, 5, 3.5, main);
