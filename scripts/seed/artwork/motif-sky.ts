import type { Palette } from './palette.ts';
import {
  around,
  circle,
  group,
  point,
  polygon,
  rect,
  regular,
  repeat,
  ring,
  star,
  stroke,
  turned,
} from './shape.ts';

export const orrery = ({ main, accent, second, ground }: Palette) => {
  const orbit = (radius: number, degrees: number, size: number, color: string) => {
    const { x, y } = point(degrees, radius);
    return (
      ring(0, 0, radius, 3, second) + circle(x, y, size + 3, ground) + circle(x, y, size, color)
    );
  };
  return (
    orbit(44, 48, 7, main) +
    orbit(32, 250, 6, accent) +
    orbit(20, 140, 4.6, main) +
    circle(0, 0, 10, accent)
  );
};

export const astrolabe = ({ main, accent, second }: Palette) =>
  ring(0, -44, 5, 3.4, main) +
  circle(0, 4, 40, main) +
  circle(0, 4, 32, second) +
  group(
    'translate(0 4)',
    around(24, rect(-0.9, -39, 1.8, 5, second)),
    ring(0, -8, 19, 3.4, main),
    star(6, 17, 7, accent, 10),
    turned(38, rect(-3.4, -40, 6.8, 80, main, 3)),
    circle(0, 0, 4.4, accent),
  );

export const nine = ({ main, accent, second }: Palette) =>
  repeat(9, (index) =>
    turned(index * 40, polygon('0,-47 0,0 -17,-22', main) + polygon('0,-47 0,0 9,-20', second)),
  ) + circle(0, 0, 8, accent);

export const tile = ({ main, accent, second, ground }: Palette) =>
  regular(4, 46, main) +
  regular(4, 46, main, 45) +
  regular(8, 33, ground, 22.5) +
  regular(4, 29, second) +
  regular(4, 29, second, 45) +
  star(8, 21, 10, accent) +
  circle(0, 0, 5, main);

export const basalt = ({ main, accent, second }: Palette) => {
  const column = (x: number, top: number, color: string) =>
    group(
      `translate(${x} ${top})`,
      polygon('-11,0 -5.5,-6 5.5,-6 11,0 5.5,6 -5.5,6', color),
      polygon(`-11,3 -5.5,9 -5.5,${46 - top} -11,${46 - top}`, second),
      polygon(`-4,9 4,9 4,${46 - top} -4,${46 - top}`, main),
      polygon(`11,3 5.5,9 5.5,${46 - top} 11,${46 - top}`, second),
    );
  return (
    column(-34, 4, main) +
    column(34, 10, main) +
    column(-11.5, -14, main) +
    column(11.5, -34, accent)
  );
};

export const windrose = ({ main, accent, second }: Palette) =>
  stroke('M-44 -14H10A14 14 0 1 0 -4 -28', main, 7) +
  stroke('M-44 4H30A12 12 0 1 1 18 18', accent, 7) +
  stroke('M-36 22H-4A11 11 0 1 1 -15 34', second, 7);
