import { createHash } from 'node:crypto';
import { pictureFile, uploadsPath } from '#contract/upload.ts';
import { AppError } from '../errors.ts';
import { semaphore } from '../semaphore.ts';
import { drawApart } from './draw-apart.ts';
import { decode, encode, quick } from './drawing.ts';
import { formatOf } from './picture-format.ts';
import { badFile, type DrawingOrder, orderFor, type PictureSource } from './picture-source.ts';
import type { PictureFiles, PictureStorage } from './storage.ts';

/** Takes a file from anybody, if it is a picture, and answers its address. */
export async function storeImage(storage: PictureStorage, bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw badFile('Is empty');
  const format = formatOf(bytes);
  if (!format) throw unsupported();
  return keep(storage, { bytes, format }, drawApart);
}

const drawing = semaphore(2);

/** Takes a drawing of our own. SVG from anybody else may carry scripts and is refused. */
export const storeDrawing = (storage: PictureStorage, svg: string): Promise<string> =>
  drawing(1, () =>
    keep(storage, { bytes: Buffer.from(svg), format: 'svg' }, async (order) =>
      encode(await decode(order), quick),
    ),
  );

type Draw = (order: DrawingOrder, share: number) => Promise<PictureFiles>;

/** Named by the hash of its bytes: the same file again is neither drawn nor kept a second time. */
async function keep(storage: PictureStorage, source: PictureSource, draw: Draw): Promise<string> {
  const { order, share } = await orderFor(source);
  const picture = createHash('sha256').update(source.bytes).digest('hex').slice(0, 32);
  if (!(await storage.has(picture))) await storage.put(picture, await draw(order, share));
  return `${uploadsPath}/${picture}/${pictureFile(order.size)}`;
}

const unsupported = () =>
  new AppError(
    'unsupported_type',
    'The file is none of the pictures that are taken: PNG, JPEG, WebP, AVIF and GIF.',
    { errors: [{ path: 'file', message: 'Must be a PNG, JPEG, WebP, AVIF or GIF picture' }] },
  );
