import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { parseUrl } from '#contract/parse-url.ts';
import { regulatorSorts } from '#contract/sort/list-sort.ts';
import { trpc } from '../../api.ts';
import { countryName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { VocabularyPage, vocabularyQuery } from './vocabulary-page.tsx';

const hostOf = (url: string | null) => (url && parseUrl(url)?.hostname) || null;

export function RegulatorListPage() {
  const { frame, vocabulary } = useAdminTexts();
  const text = vocabulary.regulator;
  const filter = useSearch({ from: '/admin/_editor/facts/regulators/' });
  const utils = trpc.useUtils();
  const list = trpc.admin.regulator.list.useQuery(vocabularyQuery(filter, regulatorSorts), {
    placeholderData: keepPreviousData,
  });
  return (
    <VocabularyPage
      kind="regulator"
      at="/admin/facts/regulators"
      title={frame.screens.regulators}
      text={text}
      filter={filter}
      list={list}
      remove={trpc.admin.regulator.delete.useMutation()}
      exportCsv={() => utils.admin.regulator.exportCsv.fetch(undefined, { staleTime: 0 })}
      columns={[
        { name: 'country', label: text.country, width: 'minmax(0,1fr)', sort: 'country' },
        { name: 'register', label: text.register, width: 'minmax(0,1fr)' },
        { name: 'complaints', label: text.complaints, width: 'minmax(0,1fr)' },
      ]}
      cellsOf={({ country, register_url, complaints_url }) => ({
        country: country && countryName(country),
        register: hostOf(register_url),
        complaints: hostOf(complaints_url),
      })}
    />
  );
}
