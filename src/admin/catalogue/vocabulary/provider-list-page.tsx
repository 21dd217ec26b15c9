import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { providerSorts } from '#contract/sort/list-sort.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { VocabularyPage, vocabularyQuery } from './vocabulary-page.tsx';

export function ProviderListPage() {
  const { frame, vocabulary } = useAdminTexts();
  const filter = useSearch({ from: '/admin/_editor/facts/providers/' });
  const utils = trpc.useUtils();
  const list = trpc.admin.provider.list.useQuery(vocabularyQuery(filter, providerSorts), {
    placeholderData: keepPreviousData,
  });
  return (
    <VocabularyPage
      kind="provider"
      at="/admin/facts/providers"
      title={frame.screens.providers}
      text={vocabulary.provider}
      filter={filter}
      list={list}
      remove={trpc.admin.provider.delete.useMutation()}
      exportCsv={() => utils.admin.provider.exportCsv.fetch(undefined, { staleTime: 0 })}
    />
  );
}
