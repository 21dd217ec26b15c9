import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { boundedText } from '#contract/field-schema.ts';
import { maxLength } from '#contract/text-rule.ts';
import { uploadsPath } from '#contract/uploaded-image.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { matchesEtag } from '../http/etag.ts';
import { operation } from '../rest/request-schema.ts';
import { uploadStorage } from './storage.ts';

/** Only names that an image can have are served: no other file of the folder, and none outside of it. */
const imageParams = z.object({
  picture: boundedText(maxLength.label).regex(/^[0-9a-f]{32}$/),
  file: boundedText(maxLength.label).regex(/^\d{1,4}(x\d{1,4})?\.webp$/),
});

const webp = { content: { 'image/webp': { schema: z.file() } }, description: 'The picture' };

/** Anyone may get an uploaded image. The content of its path never changes. */
export async function uploads(app: FastifyInstance, { settings, pendingSampleImages }: Deps) {
  const storage = uploadStorage(settings.DATA_DIR);
  let cleanup: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    cleanup = storage.removeLeftovers().catch((error: unknown) => {
      app.log.error({ err: error }, 'Unfinished files of earlier uploads were not deleted');
    });
  });
  app.addHook('onClose', () => cleanup);

  app.get<{ Params: z.output<typeof imageParams> }>(
    `${uploadsPath}/:picture/:file`,
    {
      schema: {
        ...operation('Public', 'getPicture', 'Get a picture'),
        params: imageParams,
        response: { 200: webp },
      },
    },
    async (request, reply) => {
      const { picture: image, file } = request.params;
      const found =
        (await storage.find(image, file)) ?? (await pendingSampleImages?.find(image, file));
      if (!found) throw notFound('No picture');
      const etag = `"${image}/${file}"`;
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        // Anyone may link to an image of ours, so partners' sites and e-mails may show it.
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      });
      if (matchesEtag(request, etag)) return reply.status(304).send();
      reply.headers({ 'content-type': 'image/webp', 'content-length': found.size });
      return reply.send(found.read());
    },
  );
}
