import {
  regulator,
  regulatorDraft,
  regulatorQuery,
} from '#contract/catalogue/vocabulary/regulator.ts';
import {
  deleteRegulator,
  findRegulator,
  findRegulatorNamed,
  insertRegulator,
  listRegulators,
  updateRegulator,
} from '../../../db/repositories/catalogue/vocabulary/regulator.ts';
import { nameTaken } from './check/name-taken.ts';
import { resource } from './resource.ts';

export const regulatorResource = resource({
  kind: 'regulator',
  schemas: { draft: regulatorDraft, whole: regulator, row: regulator, query: regulatorQuery },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  conflict: async (trx, { name }, ownId) => {
    const same = await findRegulatorNamed(trx, name);
    if (same && same.id !== ownId) throw nameTaken('Another regulator already has this name');
    return false;
  },
  list: listRegulators,
  find: findRegulator,
  insert: insertRegulator,
  update: updateRegulator,
  delete: deleteRegulator,
});
