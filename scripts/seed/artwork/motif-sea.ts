import type { Palette } from './palette.ts';
import {
  circle,
  mirrored,
  path,
  polygon,
  rect,
  regular,
  repeat,
  ring,
  star,
  stroke,
  turned,
  waveLine,
} from './shape.ts';

export const lighthouse = ({ main, accent, second, ground }: Palette) =>
  mirrored(polygon('9,-26 48,-40 48,-10', second)) +
  path('M-13 30L-8 -16H8L13 30Z', main) +
  polygon('-10.7,9 -9.2,-5 9.2,-5 10.7,9', accent) +
  rect(-14, -20, 28, 5, main, 1) +
  rect(-8, -32, 16, 12, accent) +
  rect(-1.5, -32, 3, 12, ground) +
  path('M-11 -32L0 -44L11 -32Z', main) +
  stroke(waveLine(-46, 36, 92, 9, 4), main, 6);

export const marquee = ({ main, accent, second }: Palette) =>
  path('M-42 14A42 42 0 0 1 42 14Z', second) +
  repeat(9, (index) => turned(-80 + index * 20, circle(0, -33, 4.2, accent))) +
  path('M-20 14A20 20 0 0 1 20 14Z', main) +
  stroke(waveLine(-42, 25, 84, 10, 3), main, 6) +
  stroke(waveLine(-28, 38, 56, 10, 2), accent, 6);

export const ferry = ({ main, accent, second, ground }: Palette) =>
  circle(22, -22, 16, second) +
  path('M4 -34L16 -34L19 -6H4Z', accent) +
  rect(-22, -24, 20, 12, main, 2) +
  rect(-32, -12, 58, 15, main, 2) +
  repeat(5, (index) => circle(-24 + index * 10.5, -4.5, 3, ground)) +
  path('M-46 6H46L34 27H-38Z', main) +
  rect(-41, 12, 82, 4, accent) +
  stroke(waveLine(-44, 38, 88, 10, 4), second, 6);

export const fish = ({ main, accent, second, ground }: Palette) =>
  polygon('20,0 46,-22 40,0 46,22', accent) +
  path('M-46 2C-28 -30 12 -30 32 0C12 30 -28 30 -46 2Z', main) +
  path('M-10 -23Q4 -42 20 -14Z', second) +
  repeat(3, (index) =>
    stroke(
      `M${-8 + index * 12} ${-14 + index * 3}q9 ${14 - index * 3} 0 ${28 - index * 6}`,
      second,
      4.5,
    ),
  ) +
  stroke('M-20 -15Q-12 1 -20 16', accent, 4.5) +
  circle(-30, -3, 4.5, ground);

export const reef = ({ main, accent, second }: Palette) =>
  stroke('M10 42C4 20 22 4 20 -18M17 4C28 -2 36 -8 36 -26M19 -6C14 -16 8 -22 8 -38', second, 7) +
  stroke('M-8 42C-6 24 -24 16 -24 -6C-24 -18 -16 -26 -18 -40', main, 8) +
  stroke('M-24 -4C-36 -8 -38 -18 -36 -28M-18 20C-8 14 -6 4 -6 -10C-6 -18 -2 -20 -4 -28', main, 8) +
  stroke('M-38 43H40', main, 6) +
  circle(30, 24, 7, accent) +
  circle(20, -42, 4.5, accent) +
  circle(38, -42, 3.4, accent);

export const compass = ({ main, accent, second, ground }: Palette) =>
  ring(0, 0, 41, 4, second) +
  star(4, 30, 9, accent, 45) +
  star(4, 49, 11, main) +
  repeat(4, (index) => turned(index * 90, polygon('0,-49 0,0 7.8,-7.8', second))) +
  circle(0, 0, 5.5, ground);

export const tortoise = ({ main, accent, second, ground }: Palette) =>
  mirrored(
    turned(38, rect(-8, -47, 16, 22, second, 8)) + turned(142, rect(-8, -46, 16, 22, second, 8)),
  ) +
  circle(0, -38, 10, second) +
  circle(0, 0, 34, main) +
  regular(6, 15, accent) +
  repeat(6, (index) => turned(index * 60, stroke('M0 -15V-33', ground, 3.5))) +
  stroke('M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z', ground, 3.5);

export const bridge = ({ main, accent, second }: Palette) =>
  circle(0, 10, 19, accent) +
  path('M-48 4Q-20 -26 0 -26Q20 -26 48 4V14H30A30 30 0 0 0 -30 14H-48Z', main) +
  repeat(7, (index) =>
    rect(-31 + index * 9.4, -24 - 8 * Math.sin((index * Math.PI) / 6), 4, 10, main),
  ) +
  stroke('M-31 -23Q0 -42 31 -23', main, 4) +
  stroke('M-44 22H44', second, 5.5) +
  stroke('M-30 32H30', accent, 5.5) +
  stroke('M-14 42H14', second, 5.5);

export const sail = ({ main, accent, second }: Palette) =>
  path('M3 -45C30 -30 38 -4 36 14H3Z', main) +
  path('M-4 -34C-18 -20 -30 -2 -32 14H-4Z', accent) +
  path('M-40 20H44C38 34 26 38 14 38H-20C-32 36 -38 28 -40 20Z', main) +
  rect(-3, 38, 10, 10, second);

export const corsair = ({ main, accent, second }: Palette) =>
  stroke('M-16 -44V20M18 -40V20', second, 4.5) +
  path('M-36 -34H2C8 -24 8 -18 2 -8H-36C-28 -16 -28 -26 -36 -34Z', main) +
  path('M-38 -4H0C6 4 6 8 0 16H-38C-31 10 -31 2 -38 -4Z', main) +
  path('M6 -30H36C42 -18 42 -4 34 14H6C14 0 14 -16 6 -30Z', accent) +
  path('M-46 20H48C44 38 30 44 14 44H-22C-36 42 -44 32 -46 20Z', main) +
  stroke('M-34 30H32', second, 4);
