import { entity, first, type Inputs, idOf, nothing, refused } from './input.ts';

export const uploadedName = 'uploaded.png';

export const contentInputs: Inputs = {
  ...entity('contentPage', ({ own }) => ({
    kind: 'guide',
    slug: own('walk').toLowerCase(),
    i18n: { en: { title: own('Walk') } },
  })),
  'contentPage.preview': idOf('contentPage.create'),
  'effect.where': ({ answer }) => ({ kind: 'content-page', id: answer('contentPage.create').id }),
  'effect.ofChange': ({ answer }) => ({
    kind: 'content-page',
    id: answer('contentPage.create').id,
  }),
  'translation.list': () => ({ kind: 'content-page' }),
  'translation.dismiss': refused(404, ({ answer }) => ({
    ...{ kind: 'content-page', id: answer('contentPage.create').id },
    ...{ language: 'tr', field: 'unknown', source: 'unknown' },
  })),
  ...entity('redirect', ({ own }) => ({ from_path: `/${own('walk')}`, to_path: '/casino' })),
  'redirect.exportCsv': nothing,
  'redirect.importCsv': ({ own }) => ({ csv: `old,new\n/${own('moved')},/bets\n` }),
  'image.list': () => ({ q: uploadedName }),
  'image.get': first('image.list'),
  'image.update': ({ answer }) => ({
    id: answer('image.list').items[0].id,
    draft: { name: uploadedName },
  }),
  'image.crop': ({ answer }) => ({
    id: answer('image.list').items[0].id,
    crop: { x: 0, y: 0, width: 1, height: 1 },
  }),
  'image.replace': ({ answer }) => ({
    id: answer('image.crop').id,
    by: answer('image.list').items[0].id,
  }),
};
