import { initials, lettering } from './alphabet.ts';
import * as beasts from './motif-beast.ts';
import * as birds from './motif-bird.ts';
import * as buildings from './motif-building.ts';
import * as games from './motif-game.ts';
import * as garden from './motif-garden.ts';
import * as sea from './motif-sea.ts';
import * as sky from './motif-sky.ts';
import * as sport from './motif-sport.ts';
import type { Palette } from './palette.ts';
import { rect } from './shape.ts';

const { spade, heart, diamond, club, suits, ...pieces } = games;

/** Signs on a square of 100 around the origin. */
const motifs = {
  ...beasts,
  ...birds,
  ...buildings,
  ...garden,
  ...pieces,
  ...sea,
  ...sky,
  ...sport,
};

export type MotifName = keyof typeof motifs | 'monogram';
export const motifNames = Object.keys(motifs) as (keyof typeof motifs)[];

const monogram = (name: string, { main, accent }: Palette) =>
  lettering(initials(name), 42, main, 3.4) + rect(-38, 42, 76, 4.5, accent, 2);

export const drawMotif = (motif: MotifName, name: string, palette: Palette): string =>
  motif === 'monogram' ? monogram(name, palette) : motifs[motif](palette);
