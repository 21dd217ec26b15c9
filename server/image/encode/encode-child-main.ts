/** This process encodes one image, or the icons of a site, and sends the files, or null when the image cannot be decoded. */
import { decode, encode } from './encode.ts';
import { encodeIcons, type IconRequest } from './encode-icons-and-share-image.ts';
import type { EncodeRequest } from './image-source.ts';

// A server that stops ends this process. If the server was killed, the process ends by itself.
process.on('disconnect', () => process.exit());

process.once('message', async (request: EncodeRequest | IconRequest) => {
  if ('icon' in request) {
    process.send?.(await encodeIcons(request).catch(() => null));
    return;
  }
  const pixels = await decode(request).catch(() => null);
  process.send?.(pixels && (await encode(pixels)));
});
