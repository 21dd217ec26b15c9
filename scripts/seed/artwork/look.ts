import type { FieldName } from './field.ts';
import { drawMotif, type MotifName } from './motif.ts';
import type { Palette, PaletteName } from './palette.ts';

/** How a brand looks; what its look leaves open follows from its name. */
export type Look = { motif: MotifName; palette: PaletteName; field: FieldName };
export type Brand = { name: string; look: Look };

export const signOf = ({ name, look }: Brand, palette: Palette): string =>
  drawMotif(look.motif, name, palette);
