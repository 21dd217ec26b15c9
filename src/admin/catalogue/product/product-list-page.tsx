import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type MissingField, missingLanguage } from '#contract/catalogue/missing-field.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { trpc } from '../../api.ts';
import { formatNumber, languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { BulkBar } from '../../list/bulk-bar.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips } from '../../list/filter/category-chips.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { Pager } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { useSelection } from '../../list/selection.ts';
import { RowList } from '../../list/unordered-list.tsx';
import { useKnownCategory } from '../../use-categories.ts';
import { useMissingFields } from '../../use-languages.ts';
import { SheetLinks } from '../sheet/sheet-links.tsx';
import { OrderedProducts } from './ordered-products.tsx';
import { isOrdered, maxOrdered, minSearchLength, productListInput } from './product-list-query.ts';
import { useProductRow } from './product-row-content.tsx';

function missingFieldLabel(field: MissingField, text: AdminTexts['product']['lacks']): string {
  const language = missingLanguage(field);
  if (language) return text.language(languageName(language));
  return field === 'image' ? text.image : text.rating;
}

export function ProductListPage() {
  const { product: text } = useAdminTexts();
  const search = useSearch({ from: '/admin/_editor/products/' });
  const filter = { ...search, category: useKnownCategory(search.category) };
  const utils = trpc.useUtils();
  const list = trpc.admin.product.list.useQuery(productListInput(filter), {
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(list.data?.items ?? []);
  const bulk = trpc.admin.product.bulk.useMutation();
  const productRow = useProductRow(selection);
  const total = list.data?.total ?? 0;
  const ordered = isOrdered(filter);
  const chips: { value: ListFilter['missing']; label: string }[] = [
    { value: undefined, label: text.complete },
    ...useMissingFields().map((field) => ({
      value: field,
      label: missingFieldLabel(field, text.lacks),
    })),
  ];
  return (
    <ResourcePage
      title={text.title}
      actions={
        <SheetLinks
          file="products.csv"
          importAt="/admin/products/import"
          load={() => utils.admin.product.exportCsv.fetch(undefined, { staleTime: 0 })}
        />
      }
      create={{ to: '/admin/products/new', label: text.create, first: text.first }}
      filters={
        <div className="flex flex-col gap-4">
          <CategoryChips chosen={filter.category} />
          <ChipLinks label={text.missing} name="missing" chips={chips} chosen={filter.missing} />
          <SearchForm label={text.search} searched={filter.q} minLength={minSearchLength} />
        </div>
      }
      list={list}
      empty={text.empty}
      filtered={[filter.category, filter.q, filter.missing].some((chosen) => chosen !== undefined)}
    >
      {(rows) => (
        <>
          {ordered && total > maxOrdered && (
            <p className="text-muted text-small">
              {text.tooMany(formatNumber(maxOrdered), formatNumber(total))}
            </p>
          )}
          {ordered && total <= maxOrdered ? (
            <OrderedProducts filter={filter} rows={rows}>
              {productRow}
            </OrderedProducts>
          ) : (
            <RowList label={text.list} rows={rows}>
              {productRow}
            </RowList>
          )}
          {!ordered && <Pager page={filter.page ?? 1} total={total} />}
          <BulkBar
            selection={selection}
            actions={['delete']}
            deletion={text.deletion}
            isPending={bulk.isPending}
            run={bulk.mutateAsync}
          />
        </>
      )}
    </ResourcePage>
  );
}
