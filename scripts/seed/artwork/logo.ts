import { randomFrom } from '../bulk/random.ts';
import { type Artwork, artwork } from './artwork.ts';
import { drawField } from './field.ts';
import { type Brand, signOf } from './look.ts';
import { paletteOf } from './palette.ts';
import { at, rect } from './shape.ts';

const side = 320;

export function drawLogo(brand: Brand): Artwork {
  const palette = paletteOf(brand.look.palette);
  const field = drawField(brand.look.field, palette, randomFrom(`logo of ${brand.name}`));
  return artwork(
    side,
    side,
    rect(0, 0, side, side, palette.ground) +
      at(side / 2, side / 2, 1, field) +
      at(side / 2, side / 2, 2.36, signOf(brand, palette)),
  );
}
