import { once } from 'node:events';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { overloaded } from '../../errors.ts';
import { operation } from '../../http/request-schema.ts';
import { semaphore } from '../../http/semaphore.ts';
import { unfinished } from '../../image/encode/image-source.ts';
import { addImage, fileNameOf } from '../../image/library/add-image.ts';
import { formLimits, receiveFile } from '../../image/upload/receive-file.ts';
import { storeImage } from '../../image/upload/store-image.ts';
import { adminContext } from '../../resource/admin-call.ts';

export const uploadForm = z.object({
  file: z.file().meta({ description: 'A PNG, JPEG, WebP, AVIF or GIF image' }),
});

export const uploaded = z.object({
  url: z.string().meta({ description: 'The URL for the image fields, below /uploads/' }),
});

/** The maximum number of files in memory at the same time. Further requests wait, up to `maxWaiting`. */
const maxAtOnce = 4;
const queue = { maxWaiting: 20, refusal: () => overloaded('Too many files are being uploaded.') };

/** Has its own scope, because this is the only API route that accepts a form, and it accepts nothing else. */
export function uploadRoute(fastify: FastifyInstance, deps: Deps) {
  const { settings, imageStorage } = deps;
  const receiving = semaphore('uploads', maxAtOnce, queue);

  const stop = new AbortController();
  fastify.addHook('preClose', async () =>
    stop.abort(unfinished(new Error('The server is shutting down.'))),
  );

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, formLimits(settings.UPLOAD_MAX_BYTES));
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/uploads',
      {
        // The handler reads the form part by part; the schema only describes it.
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          ...operation('Uploads', 'uploadImage', 'Upload an image'),
          consumes: ['multipart/form-data'],
          body: uploadForm,
          response: { 201: uploaded },
        },
      },
      async (request, reply) => {
        const storing = receiving(1, async () => {
          const { name, bytes } = await receiveFile(request, settings.UPLOAD_MAX_BYTES);
          const { path } = await addImage(
            adminContext(deps, request.administrator).writer,
            imageStorage,
            fileNameOf(name),
            () => storeImage(imageStorage, bytes, stop.signal),
          );
          return path;
        });
        const url = await unlessStopped(storing, stop.signal);
        return reply.status(201).send({ url });
      },
    );
  });
}

/** Answers uploads immediately when the server shuts down, whether they are queued, arriving or being encoded. */
async function unlessStopped<Result>(work: Promise<Result>, stop: AbortSignal): Promise<Result> {
  stop.throwIfAborted();
  const ended = new AbortController();
  const stopped = once(stop, 'abort', { signal: ended.signal }).then(() =>
    Promise.reject(stop.reason),
  );
  return Promise.race([work, stopped]).finally(() => ended.abort());
}
