/** Renders a site's icons and the image for shared links from one source image, or from the initials of its name. */
import { join } from 'node:path';
import sharp from 'sharp';
import { initialsOf } from '#contract/site/initials.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import type { ImageFiles } from '../storage/image-storage.ts';

export type IconRequest = { icon: { bytes: Uint8Array | null; name: string; isLight: boolean } };

const shades = {
  dark: { background: '#0b110e', text: '#f2f1ea' },
  light: { background: '#f6faf8', text: '#17211d' },
};

/** Some systems crop a fifth off each edge of maskable icons. Apple rounds the corners. */
const insets = { apple: 0.78, maskable: 0.62 };

/** In proportion to Aceboard's own icon. */
const tile = { size: 512, radius: 110, text: 380, textHeight: 270 };

const share = { width: 1200, height: 630, icon: 240, text: 1000, textHeight: 130 };

export async function encodeIcons({ icon }: IconRequest): Promise<ImageFiles> {
  const { background, text } = icon.isLight ? shades.light : shades.dark;
  const source = icon.bytes ?? (await initialsTile(icon.name, { background, text }));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = (size: number) =>
    sharp(source)
      .resize(size, size, { fit: 'contain', background: clear })
      .png({ compressionLevel: 9 })
      .toBuffer();

  const onBackground = async (size: number, inset: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: await square(Math.round(size * inset)) }])
      .png({ compressionLevel: 9 })
      .toBuffer();

  async function shareImage(): Promise<Buffer> {
    const name = await textIn(icon.name, text, { width: share.text, height: share.textHeight });
    const top = Math.round((share.height - share.icon - name.info.height - 60) / 2);
    return sharp({ create: { ...share, channels: 3, background } })
      .composite([
        {
          input: await square(share.icon),
          top,
          left: Math.round((share.width - share.icon) / 2),
        },
        {
          input: name.data,
          top: top + share.icon + 60,
          left: Math.round((share.width - name.info.width) / 2),
        },
      ])
      .png({ compressionLevel: 9 })
      .toBuffer();
  }

  return new Map([
    ['32.png', await square(32)],
    ['192.png', await square(192)],
    ['512.png', await square(512)],
    ['maskable.png', await onBackground(512, insets.maskable)],
    ['apple-touch.png', await onBackground(180, insets.apple)],
    ['share.png', await shareImage()],
  ]);
}

const fontFile = (part: string) =>
  join(import.meta.dirname, 'font', `bricolage-grotesque-${part}.ttf`);

/** The trailing comma makes Pango treat the whole text as the font name. */
const font = 'Bricolage Grotesque 96pt ExtraBold,';

async function initialsTile(
  name: string,
  { background, text }: Record<'background' | 'text', string>,
) {
  const { size, radius } = tile;
  const letters = await textIn(initialsOf(name), text, {
    width: tile.text,
    height: tile.textHeight,
  });
  const square = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${background}"/></svg>`;
  return sharp(Buffer.from(square))
    .composite([{ input: letters.data }])
    .png()
    .toBuffer();
}

async function textIn(name: string, color: string, size: { width: number; height: number }) {
  const render = (text: string, part: string) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
        font,
        fontfile: fontFile(part),
        rgba: true,
        align: 'centre',
        ...size,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  // Registers the Latin Extended letters, which the other font file lacks. Fonts stay registered in the process.
  await render('a', 'latin-ext');
  return render(name, 'latin');
}
