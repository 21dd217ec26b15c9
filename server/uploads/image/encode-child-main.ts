/** This process encodes one image and sends its files, or null when the image cannot be decoded. */
import { decode, encode } from './encode.ts';
import type { EncodeRequest } from './image-source.ts';

// A server that stops ends this process. If the server was killed, the process ends by itself.
process.on('disconnect', () => process.exit());

process.once('message', async (request: EncodeRequest) => {
  const pixels = await decode(request).catch(() => null);
  process.send?.(pixels && (await encode(pixels)));
});
