import {
  image,
  imageCrop,
  imageList,
  imageQuery,
  imageReplacement,
  imageReplacementResult,
  imageWithUses,
} from '#contract/image/image.ts';
import { adminCall, byId } from '../resource/admin-call.ts';
import { type EntityNames, operationOn, resourceCalls } from '../resource/resource-calls.ts';
import { imageResource } from './image-resource.ts';
import { cropImage } from './library/crop-image.ts';
import { deleteImageWithFiles, readImage, readImages } from './library/image-library.ts';
import { replaceImage } from './library/replace-image.ts';

export const imageCalls = (images: EntityNames) => ({
  list: adminCall({
    ...operationOn(images, 'list'),
    role: 'viewer',
    input: imageQuery,
    output: imageList,
    run: ({ db, deps: { search, settings } }, query) => readImages({ db, search }, settings, query),
  }),
  get: adminCall({
    ...operationOn(images, 'get'),
    role: 'viewer',
    input: byId,
    output: imageWithUses,
    run: ({ db }, { id }) => readImage(db, id),
  }),
  update: resourceCalls(images, imageResource).update,
  delete: adminCall({
    ...operationOn(images, 'delete'),
    role: 'editor',
    proposes: false,
    input: byId,
    conflicts: true,
    run: ({ writer, deps }, { id }) => deleteImageWithFiles(writer, deps.imageStorage, id),
  }),
  replace: adminCall({
    tag: images.tag,
    operationId: 'replaceImageEverywhere',
    summary: 'Replace an image everywhere',
    role: 'editor',
    proposes: { kinds: 'every' },
    method: 'POST',
    path: `${images.path}/:id/replace`,
    input: byId.extend(imageReplacement.shape),
    body: imageReplacement,
    output: imageReplacementResult,
    conflicts: true,
    run: ({ writer }, { id, by }) => replaceImage(writer, id, { by }),
  }),
  crop: adminCall({
    tag: images.tag,
    operationId: 'cropImage',
    summary: 'Crop an image into a new one',
    role: 'editor',
    proposes: false,
    method: 'POST',
    path: `${images.path}/:id/crop`,
    input: byId.extend({ crop: imageCrop }),
    body: 'crop',
    output: image,
    status: 201,
    conflicts: true,
    run: ({ writer, deps }, part) => cropImage(writer, deps.imageStorage, part),
  }),
});
