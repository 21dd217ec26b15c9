import { randomFrom } from '../bulk/random.ts';
import { type Artwork, artwork } from './artwork.ts';
import type { Brand } from './look.ts';
import { nightOf, paletteOf } from './palette.ts';
import { drawScene, type SceneName } from './scene.ts';

type Format = { width: number; height: number; x: number; y: number; radius: number };

/** Banners and wide promo pictures keep their left side calm, for words. */
const formats = {
  banner: { width: 1712, height: 640, x: 1240, y: 320, radius: 228 },
  bonus: { width: 800, height: 600, x: 400, y: 300, radius: 186 },
  promoTall: { width: 600, height: 800, x: 300, y: 390, radius: 178 },
  promoWide: { width: 960, height: 540, x: 630, y: 270, radius: 172 },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** Dark grounds where light words may lie on the picture. */
const carriesWords = (format: FormatName) => format === 'banner';

export function drawPoster(format: FormatName, scene: SceneName, brand: Brand): Artwork {
  const { width, height, ...focus } = formats[format];
  const paletteFor = carriesWords(format) ? nightOf : paletteOf;
  const drawing = drawScene(scene, {
    width,
    height,
    ...focus,
    palette: paletteFor(brand.look.palette),
    random: randomFrom(`${scene} ${format} of ${brand.name}`),
    brand,
  });
  return artwork(width, height, drawing);
}
