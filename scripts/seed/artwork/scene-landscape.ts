import { printOn, type Scene, signAt, tone } from './frame.ts';
import { brightOf, mix } from './palette.ts';
import { circle, path, polygon, repeat, ring, rounded, waveLine } from './shape.ts';

const stars: Scene = ({ width, height, random, palette }) =>
  repeat(26, () =>
    circle(
      random.between(0, width),
      random.between(0, height * 0.5),
      height * random.pick([0.003, 0.004, 0.006]),
      mix(palette.ground, palette.main, random.between(0.3, 0.7)),
    ),
  );

export const harbour: Scene = (frame) => {
  const { width, height, x, y, radius, random } = frame;
  const horizon = y + radius * 0.78;
  return (
    stars(frame) +
    circle(x, y, radius * 1.22, tone(frame, 0.35)) +
    circle(x, y, radius * 1.0, tone(frame, 0.75)) +
    signAt(frame, 0.86) +
    repeat(5, (index) => {
      const top = horizon + ((height - horizon) / 5) * index;
      const crests = Math.round(width / radius / 1.4) + 2;
      return path(
        `${waveLine(-radius * random.next(), top, width + radius * 2, radius * 0.2, crests)}V${height}H${-radius}Z`,
        tone(frame, 0.62 - index * 0.13),
      );
    })
  );
};

export const mountains: Scene = (frame) => {
  const { width, height, x, y, radius, random, palette } = frame;
  const range = (base: number, tall: number, share: number, lit: number) => {
    const step = radius * 0.95;
    const shift = random.between(0, step);
    return repeat(Math.ceil(width / step) + 3, (index) => {
      const peak = -step - shift + index * step;
      const top = base - tall * random.between(0.55, 1);
      return (
        polygon(
          `${rounded(peak - step)},${height} ${rounded(peak)},${rounded(top)} ${rounded(peak + step)},${height}`,
          tone(frame, share),
        ) +
        polygon(
          `${rounded(peak)},${rounded(top)} ${rounded(peak + step)},${height} ${rounded(peak + step * 0.2)},${height}`,
          tone(frame, lit),
        )
      );
    });
  };
  const below = y + radius;
  return (
    circle(x, y, radius * 1.25, tone(frame, 0.28)) +
    ring(x, y, radius * 1.25, radius * 0.03, palette.accent) +
    range(below + radius * 0.25, radius * 0.7, 0.5, 0.42) +
    signAt(frame, 0.92, palette, 0.06) +
    range(below + radius * 0.55, radius * 0.6, 0.26, 0.18) +
    range(below + radius * 0.95, radius * 0.55, 0.1, 0.04)
  );
};

export const dunes: Scene = (frame) => {
  const { width, height, x, y, radius } = frame;
  const sun = brightOf(frame.palette);
  const dune = (from: number, crest: number, to: number, share: number) =>
    path(
      `M0 ${height}V${rounded(from)}C${rounded(x * 0.4)} ${rounded(from)} ${rounded(x * 0.6)} ${rounded(crest)} ${rounded(x)} ${rounded(crest)}S${rounded(x + (width - x) * 0.6)} ${rounded(to)} ${width} ${rounded(to)}V${height}Z`,
      tone(frame, share),
    );
  const low = y + radius;
  return (
    stars(frame) +
    circle(x, y, radius * 1.2, sun) +
    signAt(frame, 0.84, printOn(sun, frame), 0.12) +
    dune(low + radius * 0.2, low - radius * 0.3, low - radius * 0.5, 0.62) +
    dune(low - radius * 0.1, low + radius * 0.1, low + radius * 0.1, 0.38) +
    dune(low + radius * 0.5, low + radius * 0.4, low - radius * 0.1, 0.16)
  );
};

export const arches: Scene = (frame) => {
  const { width, height, x, y, radius } = frame;
  const arch = (center: number, top: number, half: number, fill: string) =>
    path(
      `M${rounded(center - half)} ${height}V${rounded(top + half)}A${rounded(half)} ${rounded(half)} 0 0 1 ${rounded(center + half)} ${rounded(top + half)}V${height}Z`,
      fill,
    );
  const small = radius * 0.52;
  const count = Math.ceil(width / small / 2.3) + 2;
  return (
    repeat(count * 2 + 1, (index) => {
      const center = x + (index - count) * small * 2.3;
      const far = Math.min(1, Math.abs(index - count) / count);
      return (
        arch(center, y + radius * 0.1, small, tone(frame, 0.26 - far * 0.16)) +
        arch(center, y + radius * 0.34, small * 0.7, tone(frame, 0.1 - far * 0.08))
      );
    }) +
    repeat(5, (index) =>
      arch(
        x,
        y - radius * (1.35 - index * 0.1),
        radius * (1.45 - index * 0.12),
        index === 1 ? frame.palette.accent : tone(frame, [0.55, 0, 0.4, 0.18, 0.08][index] ?? 0),
      ),
    ) +
    signAt(frame, 0.8, frame.palette, -0.12)
  );
};
