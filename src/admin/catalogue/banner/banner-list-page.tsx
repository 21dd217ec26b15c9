import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { promotionSorts } from '#contract/sort/list-sort.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips, useCategoryChoices } from '../../list/filter/category-chips.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import { onlyTotal, useTotals } from '../../list/filter/use-totals.ts';
import { VisibilityChips, visibilityChoices } from '../../list/filter/visibility-chips.tsx';
import { OfferBulkBar } from '../../list/offer-bulk-bar.tsx';
import { useSelection } from '../../list/selection.ts';
import { sortingOf } from '../../list/table/column.ts';
import { RowTable } from '../../list/table/row-table.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { useKnownCategory } from '../../use-categories.ts';
import { PromotionRow } from '../promotion/promotion-row.tsx';
import { usePromotionTable } from '../promotion/promotion-table.ts';

export function BannerListPage() {
  const text = useAdminTexts().offer.banner;
  const filter = useSearch({ from: '/admin/_editor/banners/' });
  const { visibility } = filter;
  const category = useKnownCategory(filter.category);
  const query = { category, visibility, ...sortingOf(filter, promotionSorts) };
  const { client } = trpc.useUtils();
  const list = trpc.admin.banner.list.useQuery(query, { placeholderData: keepPreviousData });
  const selection = useSelection(list.data?.items);
  const showUndoable = useUndoableToast();
  const table = usePromotionTable(selection, { isOrdered: false });
  const linkProblemOf = useLinkProblems('banner');
  const bulk = trpc.admin.banner.bulk.useMutation();
  const remove = trpc.admin.banner.delete.useMutation({
    onSuccess: (_done, call) => showUndoable(text.deleted, call),
  });
  const totals = useTotals(useCategoryChoices(), (admin, slug) =>
    admin.banner.list({ category: slug, visibility, ...onlyTotal }),
  );
  const visibilityTotals = useTotals(visibilityChoices, (admin, value) =>
    admin.banner.list({ category, visibility: value, ...onlyTotal }),
  );
  return (
    <ResourcePage
      kind="banner"
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
                at="/admin/banners"
                isPending={bulk.isPending || remove.isPending}
                change={bulk.mutateAsync}
                onDelete={remove.mutate}
              />
            )}
          </RowTable>
          <OfferBulkBar
            selection={selection}
            bulk={bulk}
            editing={{
              kind: 'banner',
              total: list.data?.total ?? 0,
              rows: rows.map(({ id, i18n }) => ({ id, name: i18n.en.title })),
              run: (call) => client.admin.banner.bulk.mutate({ ...call, query }),
            }}
          />
        </>
      )}
    </ResourcePage>
  );
}
