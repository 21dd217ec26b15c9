import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { boundedText } from '#contract/field-schema.ts';
import { uploadsPath } from '#contract/image/uploaded-image.ts';
import { maxLength } from '#contract/text-rule.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { markLogged } from '../../http/error-response.ts';
import { matchesEtag } from '../../http/etag.ts';
import { operation } from '../../http/request-schema.ts';
import { recordStoredImages } from '../library/record-stored-images.ts';
import { immutableCacheControl } from '../storage/image-storage.ts';

/** Matches only image names: no other file in the folder, and nothing outside it. */
const imageParams = z.object({
  picture: boundedText(maxLength.label).regex(/^[0-9a-f]{32}$/),
  file: boundedText(maxLength.label).regex(/^\d{1,4}(x\d{1,4})?\.webp$/),
});

const webp = { content: { 'image/webp': { schema: z.file() } }, description: 'The image' };

const headers = {
  'cache-control': immutableCacheControl,
  // Allows embedding in partners' sites and emails.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves uploaded images to anyone. */
export async function uploads(app: FastifyInstance, { settings, database, imageStorage }: Deps) {
  let preparing: Promise<void> | undefined;
  const stop = new AbortController();
  app.addHook('onListen', async () => {
    const prepare = async () => {
      await imageStorage.prepare();
      await recordStoredImages(database.db, imageStorage, stop.signal);
    };
    preparing = prepare().catch((error: unknown) => {
      // S3 errors already tell an operator what to do, in one line.
      if (error instanceof AppError && error.cause instanceof Error) {
        markLogged(error);
        app.log.error(error.cause.message);
      } else app.log.error({ err: error }, 'Uploaded images cannot be stored or read');
    });
  });
  app.addHook('onClose', () => {
    stop.abort();
    return preparing;
  });

  app.get<{ Params: z.output<typeof imageParams> }>(
    `${uploadsPath}/:picture/:file`,
    {
      schema: {
        ...operation('Public', 'getPicture', 'Get an image'),
        params: imageParams,
        response: { 200: webp },
      },
    },
    async (request, reply) => {
      const { picture: image, file } = request.params;
      if (settings.UPLOADS_PUBLIC_URL) {
        const url = `${settings.UPLOADS_PUBLIC_URL}/${image}/${file}`;
        return reply.headers(headers).redirect(url, 301);
      }
      const etag = `"${image}/${file}"`;
      const isKnown = matchesEtag(request, etag);
      if (isKnown || request.method === 'HEAD') {
        const size = await imageStorage.sizeOf(image, file);
        if (size === undefined) throw notFound('No image');
        reply.headers({ ...headers, etag });
        if (isKnown) return reply.status(304).send();
        reply.headers({ 'content-type': 'image/webp', 'content-length': size });
        // Without a body, Fastify would set its own content-length.
        return reply.send(Readable.from([]));
      }
      const found = await imageStorage.open(image, file);
      if (!found) throw notFound('No image');
      reply.headers({ ...headers, etag });
      reply.headers({ 'content-type': 'image/webp', 'content-length': found.size });
      return reply.send(found.content);
    },
  );
}
