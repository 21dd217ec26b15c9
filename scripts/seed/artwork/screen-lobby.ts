import { signOf } from './look.ts';
import { drawMotif, motifNames } from './motif.ts';
import { mix, nightOf, paletteNames } from './palette.ts';
import type { Screen } from './screen.ts';
import { at, circle, rays, rect, repeat, rounded } from './shape.ts';

const clip = (id: string, x: number, y: number, width: number, height: number, content: string) =>
  `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

export const drawLobby: Screen = ({ palette, raised, line, quiet, random, brand }) => {
  const first = random.whole(0, motifNames.length - 1);
  const game = (index: number) => {
    const x = 240 + (index % 5) * 186;
    const y = 286 + Math.floor(index / 5) * 196;
    const colors = nightOf(random.pick(paletteNames));
    const motif = motifNames[(first + index * 11) % motifNames.length] ?? 'chip';
    return (
      rect(x, y, 170, 128, colors.ground, 14) +
      circle(x + 85, y + 64, 54, mix(colors.ground, colors.second, 0.35)) +
      at(x + 85, y + 64, 0.92, drawMotif(motif, brand.name, colors)) +
      rect(x + 2, y + 142, rounded(random.between(70, 140)), 9, quiet, 4.5) +
      rect(x + 2, y + 160, rounded(random.between(40, 80)), 7, line, 3.5)
    );
  };
  return (
    rect(0, 0, 208, 670, raised) +
    repeat(
      9,
      (index) =>
        (index === 1 ? rect(16, 30 + index * 56 - 14, 176, 44, line, 10) : '') +
        circle(42, 38 + index * 56, 10, index === 1 ? palette.accent : line) +
        rect(
          66,
          34 + index * 56,
          rounded(random.between(60, 108)),
          8,
          index === 1 ? palette.main : quiet,
          4,
        ),
    ) +
    clip(
      'hero',
      240,
      28,
      928,
      212,
      rect(240, 28, 928, 212, mix(palette.ground, palette.second, 0.22)) +
        at(985, 134, 1, rays(14, 900, mix(palette.ground, palette.second, 0.36))) +
        circle(985, 134, 92, palette.ground) +
        at(985, 134, 1.5, signOf(brand, palette)),
    ) +
    rect(280, 78, 300, 20, palette.main, 6) +
    rect(280, 112, 220, 20, palette.main, 6) +
    rect(280, 150, 180, 9, quiet, 4.5) +
    rect(280, 180, 132, 36, palette.accent, 10) +
    repeat(5, (index) =>
      rect(240 + index * 108, 258, 92, 8, index === 0 ? palette.accent : quiet, 4),
    ) +
    repeat(10, game)
  );
};
