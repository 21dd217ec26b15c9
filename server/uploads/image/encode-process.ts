/** The process of one picture: it answers its files, or null when it cannot be decoded. */
import { decode, encode } from './encode.ts';
import type { DrawingOrder } from './image-source.ts';

// It ends with a server that was killed; one that stops ends it.
process.on('disconnect', () => process.exit());

process.once('message', async (order: DrawingOrder) => {
  const pixels = await decode(order).catch(() => null);
  process.send?.(pixels && (await encode(pixels)));
});
