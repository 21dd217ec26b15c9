/** Child process that encodes one image, or a site's icons. Sends the files, or null if the image cannot be decoded. */
import { decode, encode } from './encode.ts';
import { encodeIcons, type IconRequest } from './encode-icons-and-share-image.ts';
import type { EncodeRequest } from './image-source.ts';

// The server kills this process on shutdown. If the server itself was killed, exit.
process.on('disconnect', () => process.exit());

process.once('message', async (request: EncodeRequest | IconRequest) => {
  if ('icon' in request) {
    process.send?.(await encodeIcons(request).catch(() => null));
    return;
  }
  const pixels = await decode(request).catch(() => null);
  process.send?.(pixels && (await encode(pixels)));
});
