import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type MissingField, missingLanguage } from '#contract/catalogue/missing-field.ts';
import type { ProductRow } from '#contract/catalogue/product.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { trpc } from '../../api.ts';
import { formatNumber, languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { BulkBar } from '../../list/bulk-bar.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips, useCategoryChoices } from '../../list/filter/category-chips.tsx';
import { ChoiceSelect } from '../../list/filter/choice-select.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { Pager } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { onlyTotal, useTotals } from '../../list/filter/use-totals.ts';
import { DragList } from '../../list/order/drag-list.tsx';
import { idsOf, orderMutation, reorder } from '../../list/order/reorder.ts';
import { useSelection } from '../../list/selection.ts';
import { ColumnChooser, useChosenColumns } from '../../list/table/chosen-columns.tsx';
import type { Column, Table } from '../../list/table/column.ts';
import { RowTable } from '../../list/table/row-table.tsx';
import { SortedHint } from '../../list/table/table-frame.tsx';
import { OrderNotice, useProposedOrder } from '../../release/list/proposed-order.tsx';
import { useCategories, useKnownCategory } from '../../use-categories.ts';
import { useMissingFields } from '../../use-languages.ts';
import { SheetLinks } from '../sheet/sheet-links.tsx';
import { MarketStates } from './market/market-states.tsx';
import {
  defaultProductColumns,
  labelledColumns,
  needsFigures,
  productColumns,
} from './product-column.tsx';
import {
  hasOrder,
  isOrdered,
  maxOrdered,
  minSearchLength,
  productListInput,
  statesOf,
} from './product-list-query.ts';
import { useProductRow } from './product-row-content.tsx';
import { useProductFigures } from './use-product-figures.ts';

type Props = {
  filter: ListFilter;
  rows: ProductRow[];
  table: Omit<Table, 'label'>;
  children: (row: ProductRow) => ReactNode;
};

function OrderedProducts({ filter, rows: live, table, children }: Props) {
  const texts = useAdminTexts();
  const { data: categories } = useCategories();
  const category = categories?.items.find(({ slug }) => slug === filter.category);
  const { rows, seen } = useProposedOrder('product-list', category?.id ?? 0, live);
  const { list } = trpc.useUtils().admin.product;
  const { mutateAsync } = trpc.admin.product.reorder.useMutation(orderMutation);
  const send = (rows: ProductRow[], before: ProductRow[]) =>
    mutateAsync({
      category_id: category?.id ?? 0,
      items: rows.map(({ id }, index) => ({ product_id: id, position: index + 1 })),
      before: idsOf(before),
    });
  const shown = { list, input: productListInput(filter), send };
  return (
    <>
      <OrderNotice kind="product-list" id={category?.id ?? 0} />
      <DragList
        {...table}
        label={texts.product.listIn(category?.name ?? filter.category ?? '')}
        rows={rows}
        nameOf={({ name }) => name}
        onReorder={(items, messages) => reorder(shown, items, messages, texts, seen)}
      >
        {children}
      </DragList>
    </>
  );
}

function missingFieldLabel(field: MissingField, text: AdminTexts['product']['lacks']): string {
  const language = missingLanguage(field);
  if (language) return text.language(languageName(language));
  if (field === 'fact_check') return text.factCheck;
  return field === 'image' ? text.image : text.rating;
}

export function ProductListPage() {
  const texts = useAdminTexts();
  const { list: listText, product: text } = texts;
  const search = useSearch({ from: '/admin/_editor/products/' });
  const filter = { ...search, category: useKnownCategory(search.category) };
  const utils = trpc.useUtils();
  const input = productListInput(filter);
  const list = trpc.admin.product.list.useQuery(input, {
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(list.data?.items);
  const bulk = trpc.admin.product.bulk.useMutation();
  const { chosen, toggle } = useChosenColumns('products', productColumns, defaultProductColumns);
  const figures = useProductFigures(idsOf(list.data?.items ?? []), needsFigures(chosen));
  const productRow = useProductRow(chosen, figures);
  const choosable = labelledColumns(texts);
  const table = {
    columns: [
      { name: 'name', label: listText.table.name, width: 'minmax(0,5fr)', sort: 'name' },
      ...choosable.filter(({ name }) => chosen.includes(name)),
    ] satisfies Column[],
    actions: 3,
    selection,
  };
  const total = list.data?.total ?? 0;
  const ordered = isOrdered(filter);
  const choices: { value: ListFilter['missing']; label: string }[] = [
    { value: undefined, label: text.complete },
    ...useMissingFields().map((field) => ({
      value: field,
      label: missingFieldLabel(field, text.lacks),
    })),
  ];
  const { category, q } = filter;
  const states = statesOf(filter);
  const categoryTotals = useTotals(useCategoryChoices(), (admin, slug) =>
    admin.product.list({ q, ...states, category: slug, ...onlyTotal }),
  );
  const missingTotals = useTotals(choices, (admin, { value }) =>
    admin.product.list({ q, category, ...states, missing: value, ...onlyTotal }),
  );
  return (
    <ResourcePage
      kind="product"
      title={text.title}
      actions={
        <>
          <ColumnChooser columns={choosable} chosen={chosen} onToggle={toggle} />
          <SheetLinks
            file="products.csv"
            importAt="/admin/products/import"
            load={() => utils.admin.product.exportCsv.fetch(undefined, { staleTime: 0 })}
          />
        </>
      }
      create={{ to: '/admin/products/new', label: text.create, first: text.first }}
      filters={
        <FilterRow>
          <CategoryChips chosen={filter.category} totals={categoryTotals} />
          <ChoiceSelect
            label={text.missing}
            name="missing"
            choices={choices}
            chosen={filter.missing}
            totals={missingTotals}
          />
          <MarketStates filter={filter} />
          <SearchForm label={text.search} searched={filter.q} minLength={minSearchLength} />
        </FilterRow>
      }
      list={list}
      empty={text.empty}
      filtered={[filter.category, filter.q, filter.missing, filter.inMarket].some(
        (chosen) => chosen !== undefined,
      )}
    >
      {(rows) => (
        <>
          {ordered && total > maxOrdered && (
            <p className="text-muted text-small">
              {text.tooMany(formatNumber(maxOrdered), formatNumber(total))}
            </p>
          )}
          {hasOrder(filter) && !ordered && <SortedHint />}
          {ordered && total <= maxOrdered ? (
            <OrderedProducts filter={filter} rows={rows} table={table}>
              {productRow}
            </OrderedProducts>
          ) : (
            <RowTable {...table} label={text.list} rows={rows}>
              {productRow}
            </RowTable>
          )}
          {!ordered && <Pager page={filter.page ?? 1} total={total} />}
          <BulkBar
            selection={selection}
            actions={['delete']}
            deletion={text.deletion}
            isPending={bulk.isPending}
            run={bulk.mutateAsync}
            editing={{
              kind: 'product',
              total,
              rows,
              run: (call) => utils.client.admin.product.bulk.mutate({ ...call, query: input }),
            }}
          />
        </>
      )}
    </ResourcePage>
  );
}
