import { once } from 'node:events';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { overloaded } from '../../errors.ts';
import { semaphore } from '../../http/semaphore.ts';
import { unfinished } from '../../uploads/image/image-source.ts';
import { formLimits, receiveFile } from '../../uploads/receive.ts';
import { uploadStorage } from '../../uploads/storage.ts';
import { storeImage } from '../../uploads/store-image.ts';
import { operation } from '../schema.ts';

export const uploadForm = z.object({
  file: z.file().meta({ description: 'A PNG, JPEG, WebP, AVIF or GIF picture' }),
});

export const uploaded = z.object({
  url: z.string().meta({ description: 'An address for the image fields, below /uploads/' }),
});

/** How many files may be in memory, and how many requests may wait unread until one is done. */
const room = 4;
const queue = { maxWaiting: 20, refusal: () => overloaded('Many files are being uploaded.') };

/** The only route that takes a form, and takes nothing else: so it has a scope of its own. */
export function uploadRoute(fastify: FastifyInstance, { settings }: Deps) {
  const storage = uploadStorage(settings.DATA_DIR);
  const receiving = semaphore(room, queue);

  const stop = new AbortController();
  fastify.addHook('preClose', async () => stop.abort(unfinished(new Error('The server stops.'))));

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, formLimits(settings.UPLOAD_MAX_BYTES));
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/uploads',
      {
        // The handler reads the form part by part; the schema only describes it.
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          ...operation('Uploads', 'uploadPicture', 'Upload a picture'),
          consumes: ['multipart/form-data'],
          body: uploadForm,
          response: { 201: uploaded },
        },
      },
      async (request, reply) => {
        const storing = receiving(1, async () => {
          const file = await receiveFile(request, settings.UPLOAD_MAX_BYTES);
          return storeImage(storage, file, stop.signal);
        });
        const url = await unlessStopped(storing, stop.signal);
        return reply.status(201).send({ url });
      },
    );
  });
}

/** Whether an upload waits, arrives or is drawn: it is answered as soon as the server stops. */
async function unlessStopped<Result>(work: Promise<Result>, stop: AbortSignal): Promise<Result> {
  stop.throwIfAborted();
  const ended = new AbortController();
  const stopped = once(stop, 'abort', { signal: ended.signal }).then(() =>
    Promise.reject(stop.reason),
  );
  return Promise.race([work, stopped]).finally(() => ended.abort());
}
