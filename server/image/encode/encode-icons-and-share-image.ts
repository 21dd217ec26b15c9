/** Renders a site's icons and the image for shared links from one source image. */
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../../http/escape-markup.ts';
import type { ImageFiles } from '../storage/image-storage.ts';

export type IconRequest = { icon: { bytes: Uint8Array; name: string; isLight: boolean } };

const shades = {
  dark: { background: '#0b110e', text: '#f2f1ea' },
  light: { background: '#f6faf8', text: '#17211d' },
};

/** Some systems crop a fifth off each edge of maskable icons. Apple rounds the corners. */
const insets = { apple: 0.78, maskable: 0.62 };

const share = { width: 1200, height: 630, icon: 240, text: 1000, textHeight: 130 };

export async function encodeIcons({ icon }: IconRequest): Promise<ImageFiles> {
  const { background, text } = icon.isLight ? shades.light : shades.dark;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = (size: number) =>
    sharp(icon.bytes)
      .resize(size, size, { fit: 'contain', background: clear })
      .png({ compressionLevel: 9 })
      .toBuffer();

  const onBackground = async (size: number, inset: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: await square(Math.round(size * inset)) }])
      .png({ compressionLevel: 9 })
      .toBuffer();

  async function shareImage(): Promise<Buffer> {
    const name = await nameIn(icon.name, text);
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

async function nameIn(name: string, color: string) {
  const render = (text: string, part: string) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
        font,
        fontfile: fontFile(part),
        rgba: true,
        align: 'centre',
        width: share.text,
        height: share.textHeight,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  // Registers the Latin Extended letters, which the other font file lacks. Fonts stay registered in the process.
  await render('a', 'latin-ext');
  return render(name, 'latin');
}
