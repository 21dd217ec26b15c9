import type { Palette } from './palette.ts';
import {
  around,
  circle,
  ellipse,
  mirrored,
  path,
  polygon,
  rect,
  repeat,
  stroke,
  turned,
} from './shape.ts';

export const thistle = ({ main, accent, second }: Palette) =>
  stroke('M0 20V48', second, 6) +
  mirrored(path('M0 44C10 40 22 34 28 20C14 22 4 30 0 44Z', second)) +
  repeat(7, (index) => turned(-48 + index * 16, polygon('-5,-4 0,-46 5,-4', accent))) +
  path('M-24 4C-24 -4 24 -4 24 4C24 20 12 28 0 28C-12 28 -24 20 -24 4Z', main) +
  stroke('M-16 4L8 25M-4 2L17 19M16 4L-8 25M4 2L-17 19', second, 3);

export const tulip = ({ main, accent, second }: Palette) =>
  stroke('M0 14V48', second, 6) +
  mirrored(path('M2 46C8 26 20 12 36 6C36 26 24 42 2 46Z', second)) +
  mirrored(path('M0 18C22 18 30 -2 26 -38C14 -30 4 -18 0 0Z', main)) +
  path('M0 -48C12 -30 14 -2 0 16C-14 -2 -12 -30 0 -48Z', accent);

export const pomegranate = ({ main, accent, second }: Palette) =>
  path('M-14 -24L-18 -46L-7 -36L0 -48L7 -36L18 -46L14 -24Z', main) +
  circle(0, 8, 36, main) +
  path('M0 -18C20 -10 22 26 0 36C-22 26 -20 -10 0 -18Z', second) +
  repeat(3, (row) =>
    repeat(3 - (row % 2), (index) =>
      ellipse((index - (2 - (row % 2)) / 2) * 9, -2 + row * 11, 3.6, 5, accent),
    ),
  );

export const plums = ({ main, accent, second }: Palette) =>
  stroke('M0 -48C-4 -34 2 -30 0 -22', second, 4) +
  path('M2 -38C12 -50 26 -46 32 -36C20 -30 8 -30 2 -38Z', second) +
  repeat(13, (index) => {
    const rows = [
      [0, -20],
      [-9, -8],
      [9, -8],
      [-18, 4],
      [0, 4],
      [18, 4],
      [-27, 16],
      [-9, 16],
      [9, 16],
      [27, 16],
      [-18, 29],
      [0, 29],
      [18, 29],
    ];
    const [x = 0, y = 0] = rows[index] ?? [];
    return circle(x, y, 8.4, index === 4 ? accent : main);
  });

export const cedar = ({ main, accent, second }: Palette) =>
  path(
    'M0 -47C10 -30 40 -14 40 10C40 26 20 30 8 18H-8C-20 30 -40 26 -40 10C-40 -14 -10 -30 0 -47Z',
    main,
  ) +
  path('M-4 12H4C4 28 8 38 16 46H-16C-8 38 -4 28 -4 12Z', main) +
  stroke('M0 -28V14M0 -14L14 -4M0 -14L-14 -4M0 2L22 12M0 2L-22 12', second, 4) +
  circle(0, -28, 4, accent);

export const orchard = ({ main, accent, second, ground }: Palette) =>
  rect(-5, 10, 10, 36, second, 2) +
  stroke('M-26 46H26', second, 5) +
  circle(0, -28, 17, main) +
  circle(-22, -8, 18, main) +
  circle(22, -8, 18, main) +
  circle(0, 0, 18, main) +
  [
    [-24, -12],
    [2, -28],
    [22, -4],
    [-4, 2],
  ]
    .map(([x = 0, y = 0], index) =>
      turned(
        0,
        `<g transform="translate(${x} ${y}) rotate(${-14 + index * 12})">${rect(-8, -6, 16, 12, accent, 2)}${circle(-8, 0, 2.4, main)}${circle(8, 0, 2.4, main)}${stroke('M-2 0H3', ground, 2)}</g>`,
      ),
    )
    .join('');

export const snowdrop = ({ main, accent, second }: Palette) =>
  stroke('M-14 48C-20 20 -20 -30 4 -38C16 -40 18 -32 16 -24', second, 5.5) +
  path('M-16 48C-40 36 -46 12 -44 -8C-28 4 -18 26 -16 48Z', second) +
  path('M8 -24H24C26 -20 24 -16 16 -16C8 -16 6 -20 8 -24Z', accent) +
  path('M16 -18C28 -10 30 8 16 22C2 8 4 -10 16 -18Z', main) +
  path('M12 -18C-4 -10 -10 10 -2 24C10 18 14 0 12 -18Z', main) +
  path('M20 -18C36 -10 42 10 34 24C22 18 18 0 20 -18Z', main) +
  path('M12 15L16 22L20 15L16 10Z', accent);

export const chestnut = ({ main, accent, second }: Palette) =>
  mirrored(stroke('M24 -30H40C42 -10 34 0 22 4', second, 6)) +
  path('M-28 -38H28C30 -6 20 14 0 20C-20 14 -30 -6 -28 -38Z', main) +
  rect(-5, 16, 10, 16, main) +
  path('M-22 44C-20 34 -10 30 0 30C10 30 20 34 22 44Z', main) +
  path('M0 -30C14 -24 16 -6 0 4C-16 -6 -14 -24 0 -30Z', accent) +
  stroke('M-8 -8Q0 -14 8 -8', main, 3.4);

export const blossom = ({ main, accent, second }: Palette) =>
  around(6, ellipse(0, -26, 11, 20, main)) +
  around(6, path('M0 -10L4 -24L0 -38L-4 -24Z', second), 30) +
  circle(0, 0, 9, accent);
