import { anyList, entity, type Inputs, idOf, nothing, positions } from './input.ts';

export const siteInputs: Inputs = {
  ...entity('market', ({ own }) => ({
    code: own('W').replace('-', '').toUpperCase(),
    currency: 'USD',
    i18n: { en: { name: own('Walk') } },
  })),
  'market.reorder': async ({ read }) => ({
    items: positions((await read('/markets')).items, 'id', 'sort_order'),
  }),
  'settings.get': nothing,
  'settings.update': () => ({ draft: { name: 'Walked' } }),
  'setup.get': nothing,
  'setup.update': () => ({ dismissed: true }),
  'webhook.create': ({ own }) => ({ name: own('Hook'), url: 'https://receiver.invalid/hook' }),
  'webhook.list': anyList,
  'webhook.get': idOf('webhook.create'),
  'webhook.update': ({ answer, own }) => ({
    id: answer('webhook.create').id,
    name: own('Hook'),
    url: 'https://receiver.invalid/',
  }),
  'webhook.test': idOf('webhook.create'),
  'webhook.renewSecret': idOf('webhook.create'),
  'webhook.resume': idOf('webhook.create'),
};
