import { type Frame, paper, printOn, type Scene, tone } from './frame.ts';
import { signOf } from './look.ts';
import { diamond, suits } from './motif-game.ts';
import { mix } from './palette.ts';
import {
  around,
  at,
  circle,
  group,
  polygon,
  rect,
  repeat,
  ring,
  rounded,
  stroke,
  turned,
  wedge,
} from './shape.ts';

/** Cards, chips and tickets are drawn on a square of 100 around the origin, as signs are. */
const atFocus = ({ x, y, radius }: Frame, size: number, ...content: string[]) =>
  at(x, y, (radius / 50) * size, ...content);

const card = (frame: Frame, content: string) =>
  rect(-31, -43, 62, 88, mix(frame.palette.ground, '#000000', 0.45), 6) +
  rect(-31, -45, 62, 88, paper, 6) +
  content;

const plainCard = (frame: Frame, index: number) => {
  const red = index % 2 === 1;
  const color = red ? '#8e2c28' : '#1a231e';
  const suit = (suits[index % suits.length] ?? diamond)(color);
  return card(
    frame,
    at(-22, -35, 0.11, suit) + at(22, 33, 0.11, turned(180, suit)) + at(0, -1, 0.36, suit),
  );
};

export const cards: Scene = (frame) => {
  const print = printOn(paper, frame);
  const order = frame.random.whole(0, 3);
  return (
    circle(frame.x, frame.y, frame.radius * 1.5, tone(frame, 0.22)) +
    circle(frame.x, frame.y, frame.radius * 1.18, tone(frame, 0.36)) +
    atFocus(
      frame,
      1.02,
      [-2, -1, 1, 2]
        .map((place, index) =>
          group(
            `translate(0 42) rotate(${place * 22}) translate(0 -44)`,
            plainCard(frame, index + order),
          ),
        )
        .join(''),
      group(
        'translate(0 -6)',
        card(
          frame,
          '<rect x="-27" y="-41" width="54" height="80" rx="4" fill="none" stroke="#c9b98f" stroke-width="1"/>' +
            at(0, -1, 0.5, signOf(frame.brand, print)),
        ),
      ),
    )
  );
};

const chip = (edge: string, inlay: string, face: string, content: string) =>
  circle(0, 3, 50, '#00000055') +
  circle(0, 0, 50, edge) +
  around(8, rect(-7, -50, 14, 11, inlay)) +
  circle(0, 0, 38, face) +
  ring(0, 0, 34.5, 1.4, inlay) +
  content;

export const chips: Scene = (frame) => {
  const { width, height, x, y, radius, random, palette } = frame;
  const loose = (across: number, down: number, size: number, index: number) =>
    at(
      across,
      down,
      (radius / 50) * size,
      turned(
        random.between(0, 45),
        chip(
          tone(frame, index % 2 ? 0.8 : 0.5),
          mix(palette.main, palette.ground, 0.25),
          tone(frame, 0.22),
          group('scale(0.4)', (suits[index % 4] ?? diamond)(tone(frame, 0.8))),
        ),
      ),
    );
  return (
    repeat(7, (index) => rect(0, (height / 7) * index, width, height / 14, tone(frame, 0.08))) +
    loose(x - radius * 1.35, y + radius * 0.85, 0.62, 0) +
    loose(x + radius * 1.3, y - radius * 0.8, 0.7, 1) +
    loose(x + radius * 1.15, y + radius * 0.95, 0.8, 2) +
    loose(x - radius * 1.25, y - radius * 0.9, 0.44, 3) +
    atFocus(
      frame,
      1.08,
      chip(
        palette.main,
        palette.accent,
        palette.ground,
        group('scale(0.58)', signOf(frame.brand, palette)),
      ),
    )
  );
};

export const wheel: Scene = (frame) => {
  const { palette } = frame;
  const pockets = 18;
  return (
    circle(frame.x, frame.y, frame.radius * 1.78, tone(frame, 0.16)) +
    atFocus(
      frame,
      1.45,
      circle(0, 0, 51, palette.accent),
      circle(0, 0, 49, palette.ground),
      repeat(pockets, (index) =>
        wedge(
          (360 / pockets) * index,
          (360 / pockets) * (index + 1),
          47,
          index % 2 ? tone(frame, 0.75) : tone(frame, 0.32),
        ),
      ),
      around(pockets, circle(0, -41.5, 1.7, palette.main), 180 / pockets),
      ring(0, 0, 36, 1, palette.accent),
      circle(0, 0, 29, palette.ground),
      ring(0, 0, 29, 1.6, palette.accent),
      group('scale(0.46)', signOf(frame.brand, palette)),
      polygon('-5,-55 5,-55 0,-44', palette.main),
    )
  );
};

export const ticket: Scene = (frame) => {
  const { x, y, radius, palette, width, height } = frame;
  const print = printOn(paper, frame);
  const step = radius * 0.42;
  return (
    repeat(Math.ceil(width / step) * Math.ceil(height / step), (index) => {
      const columns = Math.ceil(width / step);
      return circle(
        (index % columns) * step + step / 2,
        Math.floor(index / columns) * step + step / 2,
        radius * 0.025,
        tone(frame, 0.4),
      );
    }) +
    group(
      `translate(${rounded(x)} ${rounded(y)}) rotate(-8) scale(${rounded((radius / 50) * 1.12)})`,
      rect(-64, -36, 128, 78, mix(palette.ground, '#000000', 0.4), 6),
      rect(-64, -39, 128, 78, paper, 6),
      repeat(9, (index) => circle(-64, -36 + index * 9, 2.6, palette.ground)),
      repeat(9, (index) => circle(64, -36 + index * 9, 2.6, palette.ground)),
      rect(34, -39, 24, 78, palette.accent),
      stroke('M33 -36V36', paper, 1.6, 'butt'),
      at(-16, 0, 0.66, signOf(frame.brand, print)),
      repeat(3, (index) => at(46, -22 + index * 22, 0.13, diamond(paper))),
    )
  );
};
