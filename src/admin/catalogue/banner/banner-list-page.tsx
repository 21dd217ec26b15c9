import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { promotionSorts } from '#contract/sort/list-sort.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips } from '../../list/filter/category-chips.tsx';
import { FilterRow, onlyTotal } from '../../list/filter/filter-row.tsx';
import { VisibilityChips, visibilityChoices } from '../../list/filter/visibility-chips.tsx';
import { OfferBulkBar } from '../../list/offer-bulk-bar.tsx';
import { useSelection } from '../../list/selection.ts';
import { sortingOf } from '../../list/table/column.ts';
import { RowTable } from '../../list/table/row-table.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useCategories, useKnownCategory } from '../../use-categories.ts';
import { PromotionRow } from '../promotion/promotion-row.tsx';
import { usePromotionTable } from '../promotion/promotion-table.ts';

export function BannerListPage() {
  const { list: listText, offer } = useAdminTexts();
  const text = offer.banner;
  const filter = useSearch({ from: '/admin/_editor/banners/' });
  const { visibility } = filter;
  const category = useKnownCategory(filter.category);
  const { data: categories } = useCategories();
  const list = trpc.admin.banner.list.useQuery(
    { category, visibility, ...sortingOf(filter, promotionSorts) },
    { placeholderData: keepPreviousData },
  );
  const selection = useSelection(list.data?.items);
  const table = usePromotionTable(selection, { isOrdered: false });
  const linkProblemOf = useLinkProblems('banner');
  const bulk = trpc.admin.banner.bulk.useMutation();
  const remove = trpc.admin.banner.delete.useMutation({
    onSuccess: () => toast.success(text.deleted),
  });
  const slugs = [undefined, ...(categories?.items.map(({ slug }) => slug) ?? [])];
  const totals = trpc
    .useQueries(({ admin }) =>
      slugs.map((slug) => admin.banner.list({ category: slug, visibility, ...onlyTotal })),
    )
    .map(({ data }) => data?.total);
  const visibilityTotals = trpc
    .useQueries(({ admin }) =>
      visibilityChoices.map((value) =>
        admin.banner.list({ category, visibility: value, ...onlyTotal }),
      ),
    )
    .map(({ data }) => data?.total);
  return (
    <ResourcePage
      title={text.title}
      create={{ to: '/admin/banners/new', label: text.create, first: text.first }}
      filters={
        <FilterRow>
          <CategoryChips chosen={category} totals={totals} />
          <VisibilityChips chosen={visibility} totals={visibilityTotals} />
        </FilterRow>
      }
      list={list}
      empty={text.empty}
      filtered={[category, visibility].some((chosen) => chosen !== undefined)}
    >
      {(rows) => (
        <>
          <RowTable {...table} label={text.title} rows={rows}>
            {(banner) => (
              <PromotionRow
                promotion={banner}
                link={linkProblemOf(banner.id)}
                consequence={listText.bulk.deletionOfOffer}
                at="/admin/banners"
                isPending={bulk.isPending || remove.isPending}
                change={bulk.mutateAsync}
                onDelete={remove.mutate}
              />
            )}
          </RowTable>
          <OfferBulkBar selection={selection} bulk={bulk} />
        </>
      )}
    </ResourcePage>
  );
}
