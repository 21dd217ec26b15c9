import {
  image,
  imageCrop,
  imageList,
  imageQuery,
  imageReplaced,
  imageReplacement,
  imageWithUses,
} from '#contract/image/image.ts';
import { imageResource } from '../../image/image-resource.ts';
import { cropImage } from '../../image/library/crop-image.ts';
import { deleteImageWithFiles, readImage, readImages } from '../../image/library/image-library.ts';
import { replaceImage } from '../../image/library/replace-image.ts';
import { byId, crudProcedures } from '../crud.ts';
import { adminProcedure } from '../trpc.ts';

const { update } = crudProcedures(imageResource);

export const imageProcedures = {
  list: adminProcedure
    .input(imageQuery)
    .output(imageList)
    .query(({ ctx, input }) => readImages(ctx, ctx.settings, input)),
  get: adminProcedure
    .input(byId)
    .output(imageWithUses)
    .query(({ ctx, input }) => readImage(ctx.db, input.id)),
  update,
  delete: adminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => deleteImageWithFiles(ctx.writer, ctx.imageStorage, input.id)),
  replace: adminProcedure
    .input(byId.extend(imageReplacement.shape))
    .output(imageReplaced)
    .mutation(({ ctx, input: { id, by } }) => replaceImage(ctx.writer, id, { by })),
  crop: adminProcedure
    .input(byId.extend({ crop: imageCrop }))
    .output(image)
    .mutation(({ ctx, input }) => cropImage(ctx.writer, ctx.imageStorage, input)),
};
