import { fieldNames } from '../artwork/field.ts';
import { drawLogo } from '../artwork/logo.ts';
import { motifNames } from '../artwork/motif.ts';
import { paletteNames } from '../artwork/palette.ts';
import { drawPoster, type FormatName } from '../artwork/poster.ts';
import { sceneNames } from '../artwork/scene.ts';
import type { KeepImage } from '../sample-catalogue.ts';
import { randomFrom } from './random.ts';

/** A few dozen pictures that all the records share. */
export async function keepBulkPictures(image: KeepImage) {
  const random = randomFrom('bulk pictures');
  const brands = Array.from({ length: 24 }, (_, index) => ({
    name: `Bulk ${index}`,
    look: {
      motif: random.pick(motifNames),
      palette: random.pick(paletteNames),
      field: random.pick(fieldNames),
    },
  }));
  const posters = (format: FormatName, count: number) =>
    Promise.all(
      brands
        .slice(0, count)
        .map((brand) => image(drawPoster(format, random.pick(sceneNames), brand))),
    );
  return {
    logos: await Promise.all(brands.map((brand) => image(drawLogo(brand)))),
    banners: await posters('banner', 6),
    bonuses: await posters('bonus', 8),
    tall: await posters('promoTall', 6),
    wide: await posters('promoWide', 6),
  };
}

export type BulkPictures = Awaited<ReturnType<typeof keepBulkPictures>>;
