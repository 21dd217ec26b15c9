/** The process of one picture: it answers its files, or null when it cannot be decoded. */
import { decode, encode } from './drawing.ts';
import type { DrawingOrder } from './picture-source.ts';

// It goes with the server, which finishes what is in flight when all are told to end.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

process.once('message', async (order: DrawingOrder) => {
  const pixels = await decode(order).catch(() => null);
  process.send?.(pixels && (await encode(pixels)));
});
