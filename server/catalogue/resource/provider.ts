import { provider, providerDraft, providerQuery } from '#contract/catalogue/vocabulary/provider.ts';
import {
  deleteProvider,
  findProvider,
  findProviderNamed,
  insertProvider,
  listProviders,
  updateProvider,
} from '../../../db/repositories/catalogue/vocabulary/provider.ts';
import { nameTaken } from './check/name-taken.ts';
import { resource } from './resource.ts';

export const providerResource = resource({
  kind: 'provider',
  schemas: { draft: providerDraft, whole: provider, row: provider, query: providerQuery },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  conflict: async (trx, { name }, ownId) => {
    const same = await findProviderNamed(trx, name);
    if (same && same.id !== ownId) throw nameTaken('Another provider already has this name');
    return false;
  },
  list: listProviders,
  find: findProvider,
  insert: insertProvider,
  update: updateProvider,
  delete: deleteProvider,
});
