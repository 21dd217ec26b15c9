import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  image,
  imageCrop,
  imageList,
  imageQuery,
  imageReplaced,
  imageReplacement,
  imageWithUses,
} from '#contract/image/image.ts';
import type { Deps } from '../../deps.ts';
import { imageResource } from '../../image/image-resource.ts';
import { cropImage } from '../../image/library/crop-image.ts';
import { deleteImageWithFiles, readImage, readImages } from '../../image/library/image-library.ts';
import { replaceImage } from '../../image/library/replace-image.ts';
import { nothing, operationOn, updateRoute, writerOf } from '../crud.ts';
import { conflict, idPath, operation } from '../request-schema.ts';

const images = { path: '/images', tag: 'Images', one: 'an image', many: 'images' };

export function imageRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { path, tag } = images;
  const { search, settings, imageStorage } = deps;
  const { db } = deps.database;
  const params = idPath;

  app.get(
    path,
    {
      schema: {
        ...operationOn(images, 'list'),
        querystring: imageQuery,
        response: { 200: imageList },
      },
    },
    (request) => readImages({ db, search }, settings, request.query),
  );

  app.get(
    `${path}/:id`,
    {
      schema: { ...operationOn(images, 'get'), params, response: { 200: imageWithUses } },
    },
    (request) => readImage(db, request.params.id),
  );

  updateRoute(app, images, imageResource, deps);

  app.delete(
    `${path}/:id`,
    {
      schema: {
        ...operationOn(images, 'delete'),
        params,
        response: { 204: nothing, ...conflict },
      },
    },
    async (request, reply) => {
      await deleteImageWithFiles(writerOf(deps, request), imageStorage, request.params.id);
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${path}/:id/replace`,
    {
      schema: {
        ...operation(tag, 'replaceImageEverywhere', 'Replace an image everywhere'),
        params,
        body: imageReplacement,
        response: { 200: imageReplaced, ...conflict },
      },
    },
    (request) => replaceImage(writerOf(deps, request), request.params.id, request.body),
  );

  app.post(
    `${path}/:id/crop`,
    {
      schema: {
        ...operation(tag, 'cropImage', 'Crop an image into a new one'),
        params,
        body: imageCrop,
        response: { 201: image, ...conflict },
      },
    },
    async (request, reply) => {
      const part = { id: request.params.id, crop: request.body };
      return reply.status(201).send(await cropImage(writerOf(deps, request), imageStorage, part));
    },
  );
}
