import type { UseQueryResult } from '@tanstack/react-query';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { type Column, sortingOf } from '../../list/table/column.ts';
import { EntityRow } from '../../list/table/entity-row.tsx';
import { RowTable } from '../../list/table/row-table.tsx';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { SheetLinks } from '../sheet/sheet-links.tsx';
import { FactTabs } from './fact-tabs.tsx';

type VocabularyRow = { id: number; name: string; partners: number };

type Deletion = {
  isPending: boolean;
  mutate: (
    row: { id: number },
    options: { onSuccess: (done: unknown, call: object) => void },
  ) => void;
};

type Props<Row> = {
  kind: EntityKind;
  at: `/admin/facts/${'regulators' | 'payment-methods' | 'providers'}`;
  title: string;
  text: { create: string; explanation: string; empty: string };
  filter: ListFilter;
  list: UseQueryResult<{ items: Row[]; total: number }, unknown>;
  remove: Deletion;
  exportCsv: () => Promise<string>;
  /** The columns after the name. */
  columns?: Column[];
  cellsOf?: (row: Row) => Record<string, string | null>;
  /** Undefined in a list without images. */
  imageOf?: (row: Row) => string | null;
};

export const vocabularyQuery = <Sort extends string>(
  filter: ListFilter,
  sorts: readonly Sort[],
) => ({
  q: filter.q,
  ...sortingOf(filter, sorts),
  limit: pageSize,
  offset: ((filter.page ?? 1) - 1) * pageSize,
});

/** Lists regulators, payment methods or providers. */
export function VocabularyPage<Row extends VocabularyRow>(props: Props<Row>) {
  const { kind, at, title, text, filter, list, remove, exportCsv, columns = [] } = props;
  const { cellsOf = () => ({}), imageOf } = props;
  const { form, vocabulary } = useAdminTexts();
  const { q, page = 1 } = filter;
  const showUndoable = useUndoableToast();
  return (
    <ResourcePage
      kind={kind}
      title={title}
      actions={
        <SheetLinks
          file={`${at.slice('/admin/facts/'.length)}.csv`}
          importAt={`${at}/import`}
          load={exportCsv}
        />
      }
      create={{
        to: `${at}/new`,
        label: text.create,
        ...(q === undefined && { first: text.create }),
      }}
      filters={
        <div className="flex flex-col gap-4">
          <FactTabs />
          <p className="max-w-[36rem] text-muted">{text.explanation}</p>
          <SearchForm label={vocabulary.search} searched={q} minLength={1} />
        </div>
      }
      list={list}
      empty={text.empty}
      filtered={q !== undefined}
    >
      {(rows) => (
        <>
          <RowTable
            label={title}
            columns={[
              { name: 'name', label: vocabulary.name, width: 'minmax(0,2fr)', sort: 'name' },
              ...columns,
              { name: 'partners', label: vocabulary.usedBy, width: '7rem' },
            ]}
            actions={3}
            rows={rows}
          >
            {(row) => (
              <EntityRow
                id={row.id}
                name={row.name}
                {...(imageOf && { image: imageOf(row) })}
                cells={{
                  ...cellsOf(row),
                  partners: row.partners > 0 ? vocabulary.partners(row.partners) : null,
                }}
                edit={{ to: `${at}/$id`, params: { id: String(row.id) } }}
                newAt={`${at}/new`}
              >
                <DeleteButton
                  name={row.name}
                  consequence={vocabulary.deletion}
                  isPending={remove.isPending}
                  onDelete={() =>
                    remove.mutate(
                      { id: row.id },
                      {
                        onSuccess: (_done, call) => showUndoable(form.deleted(row.name), call),
                      },
                    )
                  }
                />
              </EntityRow>
            )}
          </RowTable>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
