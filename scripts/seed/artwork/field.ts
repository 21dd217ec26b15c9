import type { Random } from '../bulk/random.ts';
import { mix, type Palette } from './palette.ts';
import {
  circle,
  group,
  path,
  polygon,
  rays,
  rect,
  regular,
  repeat,
  ring,
  stroke,
  waveLine,
} from './shape.ts';

type Paint = { soft: string; softer: string; random: Random };

/** What lies behind a sign, on a square of 320 around the origin. */
const fields = {
  plain: () => '',
  disc: ({ soft }) => circle(0, 0, 136, soft),
  sunburst: ({ soft, random }) => rays(random.pick([8, 10, 12]), 260, soft),
  stripes: ({ soft, random }) =>
    group(
      `rotate(${random.pick([-45, 45, 90])})`,
      repeat(8, (index) => rect(-240, -232 + index * 60, 480, 30, soft)),
    ),
  waves: ({ soft, softer }) =>
    repeat(4, (index) =>
      path(
        `${waveLine(-180, 40 + index * 36, 360, 20, 4 + (index % 2))}V200H-180Z`,
        index % 2 ? softer : soft,
      ),
    ),
  rings: ({ soft }) => repeat(4, (index) => ring(0, 0, 62 + index * 46, 14, soft)),
  grid: ({ soft }) =>
    repeat(
      7,
      (index) =>
        rect(-162 + index * 53, -160, 4, 320, soft) + rect(-160, -162 + index * 53, 320, 4, soft),
    ),
  dots: ({ soft }) =>
    repeat(49, (index) =>
      circle(-138 + (index % 7) * 46, -138 + Math.floor(index / 7) * 46, 7, soft),
    ),
  frame: ({ soft }) =>
    `<rect x="-138" y="-138" width="276" height="276" rx="30" fill="none" stroke="${soft}" stroke-width="8"/>`,
  arch: ({ soft }) => path('M-118 160V-20A118 118 0 0 1 118 -20V160Z', soft),
  split: ({ soft, random }) =>
    group(
      `rotate(${random.pick([0, 90, 180, 270])})`,
      polygon('-160,-160 160,-160 -160,160', soft),
    ),
  lozenge: ({ soft }) => regular(4, 190, soft),
  horizon: ({ soft }) => rect(-160, 44, 320, 116, soft),
  scallop: ({ soft, softer }) =>
    repeat(5, (row) =>
      repeat(6, (index) =>
        ring(-170 + index * 68 + (row % 2) * 34, 170 - row * 72, 32, 7, row % 2 ? softer : soft),
      ),
    ),
  checker: ({ soft }) =>
    repeat(16, (index) =>
      (index + Math.floor(index / 4)) % 2 === 0
        ? rect(-160 + (index % 4) * 80, -160 + Math.floor(index / 4) * 80, 80, 80, soft)
        : '',
    ),
  quarter: ({ soft, softer, random }) =>
    group(
      `rotate(${random.pick([0, 90, 180, 270])})`,
      circle(-160, 160, 290, softer),
      circle(-160, 160, 190, soft),
    ),
  hexagon: ({ soft }) => regular(6, 152, soft),
  shield: ({ soft }) =>
    path('M-122 -132H122V10C122 80 60 122 0 146C-60 122 -122 80 -122 10Z', soft),
  chevron: ({ soft }) =>
    repeat(5, (index) =>
      stroke(
        `M-190 ${-120 + index * 80}L0 ${-220 + index * 80}L190 ${-120 + index * 80}`,
        soft,
        26,
        'butt',
      ),
    ),
} satisfies Record<string, (paint: Paint) => string>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

export const drawField = (field: FieldName, palette: Palette, random: Random): string =>
  fields[field]({
    soft: mix(palette.ground, palette.second, 0.4),
    softer: mix(palette.ground, palette.second, 0.2),
    random,
  });
