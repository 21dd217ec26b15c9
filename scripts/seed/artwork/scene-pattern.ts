import { type Frame, type Scene, signAt, tone } from './frame.ts';
import { signOf } from './look.ts';
import { suits } from './motif-game.ts';
import {
  at,
  circle,
  group,
  path,
  point,
  polygon,
  rays,
  rect,
  repeat,
  ring,
  rounded,
  stroke,
} from './shape.ts';

export const sunburst: Scene = (frame) => {
  const { width, x, y, radius, random, palette } = frame;
  return (
    at(
      x,
      y,
      1,
      group('rotate(5)', rays(random.pick([12, 15, 18]), width * 1.3, tone(frame, 0.2))),
    ) +
    circle(x, y, radius * 1.3, tone(frame, 0.55)) +
    circle(x, y, radius * 1.16, palette.ground) +
    ring(x, y, radius * 1.16, radius * 0.03, palette.accent) +
    signAt(frame, 0.88)
  );
};

const pieces = [
  (color: string) => path('M-50 -50H50A100 100 0 0 1 -50 50Z', color),
  (color: string) => polygon('-50,-50 50,-50 -50,50', color),
  (color: string) => circle(0, 0, 30, color),
  (color: string) =>
    path('M-50 0A50 50 0 0 1 50 0Z', color) + path('M-50 50A50 50 0 0 1 50 50Z', color),
  (color: string) => ring(0, 0, 30, 16, color),
  (color: string) => polygon('0,-50 50,0 0,50 -50,0', color),
  (color: string) => repeat(3, (index) => rect(-50, -50 + index * 36, 100, 18, color)),
  ...suits.map((suit) => (color: string) => group('scale(0.72)', suit(color))),
] as const;

/** Tiles lie thick around the focus and thin out to the side where the words stand. */
export const mosaic: Scene = (frame) => {
  const { width, height, x, y, radius, random, palette } = frame;
  const cell = radius * 0.72;
  const left = x - cell * 1.5 - Math.ceil(x / cell) * cell;
  const top = y - cell * 1.5 - Math.ceil(y / cell) * cell;
  const columns = Math.ceil(width / cell) + 4;
  const rows = Math.ceil(height / cell) + 4;
  const tile = (index: number) => {
    const across = left + (index % columns) * cell + cell / 2;
    const down = top + Math.floor(index / columns) * cell + cell / 2;
    const distance = Math.abs(across - x) / width;
    const near = 1.2 - distance * 1.9;
    const [share, turn, shape, color, kept] = [
      random.between(0.18, 0.4),
      random.whole(0, 3),
      random.pick(pieces),
      random.pick([palette.accent, palette.main, palette.second, palette.second]),
      random.next(),
    ];
    const inside = Math.abs(across - x) < cell * 1.2 && Math.abs(down - y) < cell * 1.2;
    if (inside || kept > near) return '';
    return at(
      across,
      down,
      cell / 100,
      rect(-50, -50, 100, 100, tone(frame, share * Math.max(0.4, near))),
      group(`rotate(${turn * 90})`, shape(distance > 0.32 ? tone(frame, 0.6) : color)),
    );
  };
  return repeat(columns * rows, tile) + frameOfSign(frame, cell * 1.5) + signAt(frame, 0.9);
};

const frameOfSign = ({ x, y, palette }: Frame, half: number) =>
  rect(x - half, y - half, half * 2, half * 2, palette.ground) +
  `<rect x="${rounded(x - half * 0.93)}" y="${rounded(y - half * 0.93)}" width="${rounded(half * 1.86)}" height="${rounded(half * 1.86)}" fill="none" stroke="${palette.accent}" stroke-width="${rounded(half * 0.025)}"/>`;

export const orbits: Scene = (frame) => {
  const { x, y, radius, random, palette } = frame;
  const colors = [palette.accent, palette.main, palette.second];
  return (
    repeat(5, (index) =>
      ring(x, y, radius * (1.3 + index * 0.5), radius * 0.03, tone(frame, 0.5 - index * 0.07)),
    ) +
    circle(x, y, radius * 1.08, tone(frame, 0.34)) +
    repeat(9, (index) => {
      const spot = point(index * 137 + random.between(0, 50), radius * (1.3 + (index % 3) * 0.5));
      const suit = suits[index % 4] ?? suits[0];
      return at(
        x + spot.x,
        y + spot.y,
        (radius / 50) * 0.2,
        circle(0, 0, 66, palette.ground),
        suit(colors[index % 3] ?? palette.main),
      );
    }) +
    signAt(frame, 0.84)
  );
};

export const chevrons: Scene = (frame) => {
  const { height, x, y, radius, palette } = frame;
  const slope = height * 0.4;
  const chevron = (tip: number, color: string, width: number) =>
    stroke(
      `M${rounded(tip - slope - radius)} ${rounded(y - height / 2 - radius)}L${rounded(tip)} ${rounded(y)}L${rounded(tip - slope - radius)} ${rounded(y + height / 2 + radius)}`,
      color,
      width,
      'butt',
    );
  return (
    repeat(8, (index) =>
      chevron(x + radius * (index * 0.7 - 2), tone(frame, 0.06 + index * 0.06), radius * 0.36),
    ) +
    chevron(x + radius * 1.78, palette.accent, radius * 0.09) +
    circle(x, y, radius * 1.12, palette.ground) +
    ring(x, y, radius * 1.12, radius * 0.035, palette.accent) +
    signAt(frame, 0.84)
  );
};

export const wallpaper: Scene = (frame) => {
  const { width, height, x, y, radius, palette, brand } = frame;
  const step = radius * 0.78;
  const faint = {
    ground: tone(frame, 0.05),
    main: tone(frame, 0.34),
    accent: tone(frame, 0.5),
    second: tone(frame, 0.2),
  };
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const left = x - Math.ceil(x / step) * step;
  const top = y - Math.ceil(y / step) * step;
  return (
    repeat(columns * rows, (index) => {
      const row = Math.floor(index / columns);
      const across = left + (index % columns) * step + (row % 2) * (step / 2);
      return at(across, top + row * step, (step / 100) * 0.6, signOf(brand, faint));
    }) +
    circle(x, y, radius * 1.28, palette.ground) +
    ring(x, y, radius * 1.28, radius * 0.04, palette.accent) +
    ring(x, y, radius * 1.17, radius * 0.015, palette.accent) +
    signAt(frame, 0.92)
  );
};
