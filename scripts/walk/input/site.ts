import {
  anyList,
  entity,
  first,
  type Given,
  type Inputs,
  idOf,
  nothing,
  positions,
} from './input.ts';

const idOfImport = (answer: Given['answer']) => ({ id: answer('siteImport.list').items[0].id });

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
  // The walk has uploaded a file for each protocol.
  'siteImport.list': nothing,
  'siteImport.mappings': nothing,
  'siteImport.get': first('siteImport.list'),
  'siteImport.progress': first('siteImport.list'),
  'siteImport.plan': ({ answer }) => {
    const { id, mapping, options } = answer('siteImport.get');
    return { id, mapping, options };
  },
  'siteImport.addresses': first('siteImport.list'),
  'siteImport.editAddresses': ({ answer }) => ({
    ...idOfImport(answer),
    items: [{ from_path: '/post-5', to_path: '/casino' }],
  }),
  'siteImport.exportAddresses': first('siteImport.list'),
  'siteImport.importAddresses': ({ answer }) => ({
    ...idOfImport(answer),
    csv: answer('siteImport.exportAddresses'),
  }),
  'siteImport.start': first('siteImport.list'),
  'siteImport.cancel': first('siteImport.list'),
  'siteImport.delete': first('siteImport.list'),
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
