import { paper } from './frame.ts';
import { suits } from './motif-game.ts';
import { mix } from './palette.ts';
import type { Screen } from './screen.ts';
import { at, circle, ellipse, rect, repeat, ring, rounded, stroke, turned } from './shape.ts';

const smallCard = (index: number) =>
  rect(-26, -36, 52, 74, '#00000044', 6) +
  rect(-26, -38, 52, 74, paper, 6) +
  at(0, 0, 0.3, (suits[index % 4] ?? suits[0])(index % 2 ? '#8e2c28' : '#1a231e'));

const back = (ground: string, mark: string) =>
  rect(-26, -38, 52, 74, paper, 6) + rect(-21, -33, 42, 64, ground, 4) + circle(0, -1, 10, mark);

export const drawLive: Screen = ({ palette, raised, line, quiet, random }) => {
  const felt = mix(palette.ground, palette.second, 0.42);
  const seat = (index: number) => {
    const angle = ((-60 + index * 20) * Math.PI) / 180;
    const x = 440 + Math.sin(angle) * 400;
    const y = 130 + Math.cos(angle) * 330;
    return (
      ring(x, y, 34, 2.4, mix(felt, palette.main, 0.5)) +
      (index % 3 === 1
        ? ''
        : at(
            x,
            y,
            1,
            repeat(
              1 + (index % 3),
              (chip) =>
                circle(0, -chip * 7, 17, chip % 2 ? palette.main : palette.accent) +
                ring(0, -chip * 7, 11, 2, palette.ground),
            ),
          ))
    );
  };
  const hand = (x: number, y: number, from: number) =>
    repeat(2, (index) => at(x + index * 34, y, 1, turned(-6 + index * 9, smallCard(from + index))));
  return (
    rect(0, 0, 880, 670, mix(palette.ground, '#000000', 0.3)) +
    ellipse(440, 70, 560, 520, mix(palette.accent, palette.ground, 0.5)) +
    ellipse(440, 62, 545, 505, felt) +
    `<ellipse cx="440" cy="70" rx="330" ry="250" fill="none" stroke="${mix(felt, palette.main, 0.3)}" stroke-width="3"/>` +
    at(400, 92, 1.1, turned(-4, smallCard(random.whole(0, 3)))) +
    at(470, 92, 1.1, turned(5, back(palette.ground, palette.accent))) +
    hand(300, 250, random.whole(0, 3)) +
    hand(520, 250, random.whole(0, 3)) +
    repeat(7, seat) +
    rect(0, 600, 880, 70, mix(palette.ground, '#000000', 0.4)) +
    repeat(
      5,
      (index) =>
        circle(60 + index * 62, 635, 22, index === 2 ? palette.accent : line) +
        ring(60 + index * 62, 635, 15, 2.4, quiet),
    ) +
    rect(690, 615, 160, 40, palette.accent, 10) +
    rect(880, 0, 320, 670, raised) +
    repeat(
      7,
      (index) =>
        circle(924, 54 + index * 84, 20, index % 3 === 0 ? palette.second : line) +
        rect(958, 42 + index * 84, rounded(random.between(80, 130)), 9, quiet, 4.5) +
        rect(958, 60 + index * 84, rounded(random.between(110, 200)), 8, line, 4),
    ) +
    stroke('M918 632H1162', line, 36)
  );
};
