import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { boundedText } from '#contract/field.ts';
import { maxLength } from '#contract/text.ts';
import { uploadsPath } from '#contract/uploaded-image.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { isKnown } from '../http/etag.ts';
import { operation } from '../rest/schema.ts';
import { uploadStorage } from './storage.ts';

/** Only names that a picture can have: no other file of the folder, and none outside, has an address. */
const address = z.object({
  picture: boundedText(maxLength.label).regex(/^[0-9a-f]{32}$/),
  file: boundedText(maxLength.label).regex(/^\d{1,4}(x\d{1,4})?\.webp$/),
});

const webp = { content: { 'image/webp': { schema: z.file() } }, description: 'The picture' };

/** Uploaded pictures, for anyone. What is at an address never changes. */
export async function uploads(app: FastifyInstance, { settings }: Deps) {
  const storage = uploadStorage(settings.DATA_DIR);
  await storage.removeLeftovers();

  app.get<{ Params: z.output<typeof address> }>(
    `${uploadsPath}/:picture/:file`,
    {
      schema: {
        ...operation('Public', 'getPicture', 'Get a picture'),
        params: address,
        response: { 200: webp },
      },
    },
    async (request, reply) => {
      const { picture, file } = request.params;
      const found = await storage.find(picture, file);
      if (!found) throw notFound('No picture');
      const etag = `"${picture}/${file}"`;
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        // Partners and letters may show a picture of ours, as anyone may link to it.
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      });
      if (isKnown(request, etag)) return reply.status(304).send();
      reply.headers({ 'content-type': 'image/webp', 'content-length': found.size });
      return reply.send(found.read());
    },
  );
}
