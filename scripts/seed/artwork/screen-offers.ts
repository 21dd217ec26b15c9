import { drawMotif, motifNames } from './motif.ts';
import { mix, nightOf, paletteNames } from './palette.ts';
import type { Screen } from './screen.ts';
import { at, circle, rect, repeat, rounded, stroke } from './shape.ts';

export const drawOffers: Screen = ({ palette, raised, line, quiet, random, brand }) => {
  const dark = mix(palette.ground, '#000000', 0.25);
  const first = random.whole(0, motifNames.length - 1);
  return (
    rect(48, 36, 280, 20, palette.main, 6) +
    rect(48, 72, 420, 9, quiet, 4.5) +
    repeat(
      4,
      (index) =>
        rect(48 + index * 140, 104, 126, 38, index === 1 ? palette.accent : raised, 19) +
        rect(80 + index * 140, 119, 62, 8, index === 1 ? dark : quiet, 4),
    ) +
    repeat(6, (index) => {
      const x = 48 + (index % 2) * 562;
      const y = 170 + Math.floor(index / 2) * 166;
      const colors = nightOf(random.pick(paletteNames));
      const motif = motifNames[(first + index * 17) % motifNames.length] ?? 'ticket';
      return (
        rect(x, y, 542, 148, raised, 16) +
        rect(x, y, 170, 148, colors.ground, 16) +
        at(x + 85, y + 74, 1.05, drawMotif(motif, brand.name, colors)) +
        stroke(`M${x + 186} ${y + 10}V${y + 138}`, mix(palette.ground, '#000000', 0.12), 5).replace(
          '<path',
          '<path stroke-dasharray="1 13"',
        ) +
        rect(x + 208, y + 28, rounded(random.between(150, 230)), 14, palette.main, 6) +
        rect(x + 208, y + 54, rounded(random.between(190, 290)), 9, quiet, 4.5) +
        rect(x + 208, y + 72, rounded(random.between(120, 220)), 9, line, 4.5) +
        rect(x + 208, y + 98, 118, 34, palette.accent, 9) +
        rect(x + 238, y + 111, 58, 8, dark, 4) +
        circle(x + 500, y + 115, 12, line)
      );
    })
  );
};
