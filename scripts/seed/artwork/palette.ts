const palettes = {
  night: { ground: '#1a2d26', main: '#efe8d6', accent: '#d9ae57', second: '#4c7b69' },
  petrol: { ground: '#0f3a42', main: '#f1e7d0', accent: '#e0b052', second: '#3f8a86' },
  oxblood: { ground: '#551a1e', main: '#f3e4d0', accent: '#dca650', second: '#96403a' },
  moss: { ground: '#2f3f22', main: '#f0ead2', accent: '#dcb453', second: '#75894c' },
  plum: { ground: '#3c212b', main: '#f3e3d6', accent: '#d69a68', second: '#7c4a55' },
  slate: { ground: '#2a353f', main: '#eceee6', accent: '#d9ac5c', second: '#6a7f8d' },
  ink: { ground: '#16273f', main: '#efe7d4', accent: '#dd9c4c', second: '#45648a' },
  verdigris: { ground: '#2c6f66', main: '#f4ebd5', accent: '#10201c', second: '#7fb3a1' },
  rust: { ground: '#8c3f22', main: '#f7e8d0', accent: '#20130f', second: '#c9804e' },
  clay: { ground: '#bf7355', main: '#fdf0dd', accent: '#351812', second: '#8f4a35' },
  brass: { ground: '#cd9c45', main: '#171d18', accent: '#7b2320', second: '#f4dfa6' },
  sand: { ground: '#dac492', main: '#3a2029', accent: '#14505a', second: '#b08c4f' },
  ivory: { ground: '#efe6d0', main: '#16211c', accent: '#9b2f2b', second: '#c8a15a' },
  sage: { ground: '#a9b998', main: '#17271e', accent: '#7b2a2a', second: '#6f8766' },
  fog: { ground: '#c6d0cf', main: '#153541', accent: '#a24a27', second: '#7f9799' },
} as const;

export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];

/** Ground, the mark on it, one colour that speaks up and one that stays back. */
export type Palette = { ground: string; main: string; accent: string; second: string };

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
};

const brightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
};

export const darker = (one: string, other: string) =>
  brightness(one) < brightness(other) ? one : other;

/** The first of a brand's colours that dark print stays readable on. */
export const brightOf = ({ accent, main, second, ground }: Palette): string =>
  [accent, main, second].find((color) => brightness(color) > 120) ?? ground;

export const paletteOf = (name: PaletteName): Palette => palettes[name];

const nights: Partial<Record<PaletteName, Palette>> = {
  verdigris: { ...palettes.petrol, accent: palettes.verdigris.second },
  rust: { ...palettes.oxblood, accent: palettes.rust.second },
  clay: { ...palettes.oxblood, accent: palettes.clay.ground },
  brass: { ...palettes.ink, accent: palettes.brass.ground },
  sand: { ...palettes.plum, accent: palettes.sand.ground },
  ivory: palettes.night,
  sage: { ...palettes.moss, accent: palettes.sage.ground },
  fog: { ...palettes.petrol, accent: palettes.fog.ground },
};

/** A brand of a bright ground by night: for pictures that light words may lie on. */
export const nightOf = (name: PaletteName): Palette => nights[name] ?? palettes[name];
