import { type Scene, signAt, tone } from './frame.ts';
import { mix } from './palette.ts';
import { circle, group, rect, repeat, ring, rounded, stroke } from './shape.ts';

export const pitch: Scene = (frame) => {
  const { width, height, x, y, radius, palette } = frame;
  const line = mix(palette.ground, palette.main, 0.62);
  const weight = radius * 0.035;
  const stripe = radius * 0.62;
  return (
    repeat(Math.ceil(width / stripe / 2) + 1, (index) =>
      rect(
        x - Math.ceil(x / stripe / 2) * stripe * 2 + index * stripe * 2,
        0,
        stripe,
        height,
        tone(frame, 0.16),
      ),
    ) +
    stroke(`M${rounded(x)} 0V${height}`, line, weight, 'butt') +
    ring(x, y, radius * 1.3, weight, line) +
    stroke(
      `M${rounded(width + 9)} ${rounded(y - radius * 0.8)}H${rounded(width - radius * 0.7)}V${rounded(y + radius * 0.8)}H${rounded(width + 9)}`,
      line,
      weight,
    ) +
    circle(x, y, radius * 1.0, palette.ground) +
    ring(x, y, radius * 1.0, weight, palette.accent) +
    signAt(frame, 0.78)
  );
};

export const track: Scene = (frame) => {
  const { x, y, radius, palette, random } = frame;
  const lanes = 6;
  const lane = (index: number) => radius * (1.12 + index * 0.27);
  return (
    group(
      `translate(${rounded(x)} ${rounded(y)})`,
      repeat(lanes, (back) => {
        const index = lanes - 1 - back;
        const reach = lane(index);
        return `<rect x="${rounded(-reach * 1.6)}" y="${rounded(-reach)}" width="${rounded(reach * 3.2)}" height="${rounded(reach * 2)}" rx="${rounded(reach)}" fill="${tone(frame, 0.5 - index * 0.075)}" stroke="${mix(palette.ground, palette.main, 0.35)}" stroke-width="${rounded(radius * 0.018)}"/>`;
      }),
      repeat(lanes - 1, (index) =>
        circle(
          radius * random.between(-1.1, 1.1),
          -lane(index) - radius * 0.135,
          radius * 0.075,
          index % 2 ? palette.main : palette.accent,
        ),
      ),
    ) +
    circle(x, y, radius * 1.02, palette.ground) +
    ring(x, y, radius * 1.02, radius * 0.03, palette.accent) +
    signAt(frame, 0.8)
  );
};

export const stands: Scene = (frame) => {
  const { width, height, x, y, radius, palette, random } = frame;
  const step = radius * 0.2;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  return (
    repeat(columns * rows, (index) => {
      const row = Math.floor(index / columns);
      const across = (index % columns) * step + (row % 2) * (step / 2);
      const down = row * step;
      const bright = Math.max(0, 1 - Math.hypot(across - x, (down - y) * 1.3) / (radius * 3.4));
      const flag = random.next() < 0.06 * bright;
      return circle(
        across,
        down,
        step * 0.3,
        flag ? palette.accent : tone(frame, 0.1 + bright * random.between(0.2, 0.7)),
      );
    }) +
    circle(x, y, radius * 1.14, palette.ground) +
    ring(x, y, radius * 1.14, radius * 0.04, palette.main) +
    signAt(frame, 0.84)
  );
};
