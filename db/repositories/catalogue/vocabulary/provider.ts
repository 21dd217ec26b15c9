import type { ProviderDraft } from '#contract/catalogue/vocabulary/provider.ts';
import type { ProviderSort } from '#contract/sort/list-sort.ts';
import { vocabularyRepository } from './vocabulary-repository.ts';

export const providerRepository = vocabularyRepository<ProviderDraft, ProviderSort>('provider', {
  name: 'name_key',
});
