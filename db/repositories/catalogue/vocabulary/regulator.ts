import type { RegulatorDraft } from '#contract/catalogue/vocabulary/regulator.ts';
import type { RegulatorSort } from '#contract/sort/list-sort.ts';
import { vocabularyRepository } from './vocabulary-repository.ts';

export const regulatorRepository = vocabularyRepository<RegulatorDraft, RegulatorSort>(
  'regulator',
  {
    name: 'name_key',
    country: 'country',
  },
);
