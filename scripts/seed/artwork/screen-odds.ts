import { mix } from './palette.ts';
import type { Screen } from './screen.ts';
import { circle, rect, repeat, rounded } from './shape.ts';

export const drawOdds: Screen = ({ palette, raised, line, quiet, random }) => {
  const dark = mix(palette.ground, '#000000', 0.25);
  const price = (x: number, y: number, chosen: boolean) =>
    rect(x, y, 92, 40, chosen ? palette.accent : line, 8) +
    rect(x + 30, y + 16, 32, 9, chosen ? dark : palette.main, 4.5);
  const match = (index: number) => {
    const y = 130 + index * 76;
    const chosen = random.whole(0, 5);
    return (
      rect(228, y, 640, 64, raised, 12) +
      rect(246, y + 14, 44, 8, index < 2 ? palette.accent : line, 4) +
      circle(252, y + 42, 6, quiet) +
      circle(312, y + 22, 8, palette.second) +
      rect(328, y + 18, rounded(random.between(80, 150)), 9, palette.main, 4.5) +
      circle(312, y + 44, 8, mix(palette.second, palette.main, 0.5)) +
      rect(328, y + 40, rounded(random.between(80, 150)), 9, palette.main, 4.5) +
      repeat(3, (place) => price(556 + place * 102, y + 12, place === chosen))
    );
  };
  return (
    rect(0, 0, 208, 670, raised) +
    repeat(
      10,
      (index) =>
        circle(38, 44 + index * 58, 11, index === 0 ? palette.accent : palette.second) +
        rect(
          62,
          40 + index * 58,
          rounded(random.between(60, 112)),
          8,
          index === 0 ? palette.main : quiet,
          4,
        ),
    ) +
    repeat(
      4,
      (index) =>
        rect(228 + index * 128, 26, 116, 36, index === 0 ? palette.accent : raised, 18) +
        rect(256 + index * 128, 40, 60, 8, index === 0 ? dark : quiet, 4),
    ) +
    rect(228, 92, 160, 12, palette.main, 6) +
    repeat(3, (place) => rect(588 + place * 102, 96, 28, 7, quiet, 3.5)) +
    repeat(7, match) +
    rect(900, 26, 276, 500, raised, 16) +
    rect(924, 52, 110, 12, palette.main, 6) +
    repeat(
      3,
      (index) =>
        rect(924, 88 + index * 94, 228, 80, line, 10) +
        rect(940, 104 + index * 94, rounded(random.between(90, 140)), 9, palette.main, 4.5) +
        rect(940, 124 + index * 94, rounded(random.between(60, 110)), 8, quiet, 4) +
        rect(940, 144 + index * 94, 50, 8, quiet, 4) +
        rect(1096, 118 + index * 94, 40, 12, palette.accent, 6),
    ) +
    rect(924, 384, 228, 44, dark, 10) +
    rect(940, 402, 70, 9, quiet, 4.5) +
    rect(924, 446, 228, 52, palette.accent, 12) +
    rect(994, 468, 88, 10, dark, 5)
  );
};
