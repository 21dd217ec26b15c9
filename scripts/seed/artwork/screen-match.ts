import { mix } from './palette.ts';
import type { Screen } from './screen.ts';
import { circle, rect, repeat, ring, rounded, stroke } from './shape.ts';

/** A match being followed: the pitch with where the play is, and the prices beside it. */
export const drawMatch: Screen = ({ palette, raised, line, quiet, random }) => {
  const grass = mix(palette.ground, palette.second, 0.4);
  const chalk = mix(grass, palette.main, 0.6);
  const dark = mix(palette.ground, '#000000', 0.25);
  const spot = () => [random.between(120, 680), random.between(150, 440)] as const;
  const trail = [spot(), spot(), spot(), spot()];
  const end = trail.at(-1) ?? [400, 300];
  return (
    repeat(8, (index) =>
      rect(32 + index * 96, 112, 96, 374, index % 2 ? grass : mix(grass, palette.ground, 0.2)),
    ) +
    `<rect x="52" y="130" width="728" height="338" fill="none" stroke="${chalk}" stroke-width="3"/>` +
    stroke('M416 130V468', chalk, 3) +
    ring(416, 299, 58, 3, chalk) +
    stroke('M52 212H130V386H52M780 212H702V386H780', chalk, 3) +
    stroke(
      `M${trail.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`,
      palette.accent,
      4,
    ) +
    trail.map(([x, y]) => circle(x, y, 7, palette.main)).join('') +
    circle(end[0], end[1], 15, palette.accent) +
    circle(end[0], end[1], 6, dark) +
    rect(32, 24, 768, 70, raised, 14) +
    circle(72, 59, 17, palette.second) +
    rect(102, 54, 130, 11, palette.main, 5.5) +
    rect(366, 40, 100, 38, dark, 10) +
    rect(384, 54, 22, 11, palette.accent, 5.5) +
    rect(426, 54, 22, 11, palette.accent, 5.5) +
    rect(600, 54, 130, 11, palette.main, 5.5) +
    circle(760, 59, 17, palette.accent) +
    repeat(4, (index) => {
      const y = 520 + index * 34;
      const share = random.between(0.25, 0.75);
      return (
        rect(32, y, 60, 9, quiet, 4.5) +
        rect(120, y, 592, 9, line, 4.5) +
        rect(120, y, rounded(592 * share), 9, index === 0 ? palette.accent : palette.second, 4.5) +
        rect(740, y, 60, 9, quiet, 4.5)
      );
    }) +
    repeat(5, (index) => {
      const y = 24 + index * 128;
      const chosen = random.whole(0, 4);
      return (
        rect(832, y, 336, 112, raised, 14) +
        rect(856, y + 20, rounded(random.between(90, 170)), 10, palette.main, 5) +
        repeat(
          3,
          (place) =>
            rect(856 + place * 98, y + 50, 88, 42, place === chosen ? palette.accent : line, 8) +
            rect(884 + place * 98, y + 67, 32, 9, place === chosen ? dark : palette.main, 4.5),
        )
      );
    })
  );
};
