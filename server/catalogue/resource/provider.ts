import {
  provider,
  providerDraft,
  providerQuery,
  providerRow,
} from '#contract/catalogue/vocabulary/provider.ts';
import { providerRepository } from '../../../db/repositories/catalogue/vocabulary/provider.ts';
import { deleteUnused } from '../../resource/check/delete-unused.ts';
import { nameTaken } from '../../resource/check/name-taken.ts';
import { resource } from '../../resource/resource.ts';

const entity = resource({
  kind: 'provider',
  schemas: { draft: providerDraft, whole: provider, row: providerRow, query: providerQuery },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  conflict: async (trx, { name }, ownId) => {
    const same = await providerRepository.findNamed(trx, name);
    if (same && same.id !== ownId) throw nameTaken('Another provider already has this name');
    return false;
  },
  ...providerRepository,
});

export const providerResource = {
  ...entity,
  delete: deleteUnused(entity.delete, 'provider'),
};
