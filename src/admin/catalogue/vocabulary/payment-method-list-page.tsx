import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { paymentMethodSorts } from '#contract/sort/list-sort.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { VocabularyPage, vocabularyQuery } from './vocabulary-page.tsx';

export function PaymentMethodListPage() {
  const { frame, vocabulary } = useAdminTexts();
  const text = vocabulary.paymentMethod;
  const filter = useSearch({ from: '/admin/_editor/facts/payment-methods/' });
  const utils = trpc.useUtils();
  const list = trpc.admin.paymentMethod.list.useQuery(vocabularyQuery(filter, paymentMethodSorts), {
    placeholderData: keepPreviousData,
  });
  return (
    <VocabularyPage
      kind="payment-method"
      at="/admin/facts/payment-methods"
      title={frame.screens.paymentMethods}
      text={text}
      filter={filter}
      list={list}
      remove={trpc.admin.paymentMethod.delete.useMutation()}
      exportCsv={() => utils.admin.paymentMethod.exportCsv.fetch(undefined, { staleTime: 0 })}
      columns={[{ name: 'kind', label: text.type, width: 'minmax(0,1fr)', sort: 'kind' }]}
      cellsOf={({ kind }) => ({ kind: text.kinds[kind] })}
      imageOf={({ icon_url }) => icon_url}
    />
  );
}
