import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ExclusiveBonus } from '#contract/catalogue/exclusive-bonus.ts';
import { promotionSorts } from '#contract/sort/list-sort.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips, useCategoryChoices } from '../../list/filter/category-chips.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import { onlyTotal, useTotals } from '../../list/filter/use-totals.ts';
import { VisibilityChips, visibilityChoices } from '../../list/filter/visibility-chips.tsx';
import { OfferBulkBar } from '../../list/offer-bulk-bar.tsx';
import { DragList } from '../../list/order/drag-list.tsx';
import { idsOf, orderMutation, reorder } from '../../list/order/reorder.ts';
import { useSelection } from '../../list/selection.ts';
import { sortingOf } from '../../list/table/column.ts';
import { RowTable } from '../../list/table/row-table.tsx';
import { SortedHint } from '../../list/table/table-frame.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { OrderNotice, useProposedOrder } from '../../release/list/proposed-order.tsx';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { useCategories, useKnownCategory } from '../../use-categories.ts';
import { PromotionRow } from '../promotion/promotion-row.tsx';
import { usePromotionTable } from '../promotion/promotion-table.ts';

export function ExclusiveBonusListPage() {
  const texts = useAdminTexts();
  const text = texts.offer.exclusive;
  const filter = useSearch({ from: '/admin/_editor/exclusive/' });
  const { visibility } = filter;
  const category = useKnownCategory(filter.category);
  const sorting = sortingOf(filter, promotionSorts);
  const input = { category, visibility, ...sorting };
  const { data: categories } = useCategories();
  const chosen = categories?.items.find(({ slug }) => slug === category);
  const categoryName = chosen?.name;
  const { admin, client } = trpc.useUtils();
  const list = trpc.admin.exclusiveBonus.list.useQuery(input, {
    placeholderData: keepPreviousData,
  });
  const orderId = chosen?.id ?? 0;
  const { rows: ordered, seen } = useProposedOrder(
    'exclusive-bonus-list',
    orderId,
    list.data?.items ?? [],
  );
  const selection = useSelection(list.data?.items);
  const showUndoable = useUndoableToast();
  const table = usePromotionTable(selection, { isOrdered: true });
  const linkProblemOf = useLinkProblems('exclusive-bonus');
  const bulk = trpc.admin.exclusiveBonus.bulk.useMutation();
  const remove = trpc.admin.exclusiveBonus.delete.useMutation({
    onSuccess: (_done, call) => showUndoable(text.deleted, call),
  });
  const { mutateAsync: sort } = trpc.admin.exclusiveBonus.reorder.useMutation(orderMutation);
  const send = (rows: ExclusiveBonus[], before: ExclusiveBonus[]) =>
    sort({
      category,
      items: rows.map(({ id }, index) => ({ id, sort_order: index + 1 })),
      before: idsOf(before),
    });
  const shown = { list: admin.exclusiveBonus.list, input, send };
  const label = categoryName ? text.listIn(categoryName) : text.list;
  const bonusRow = (bonus: ExclusiveBonus) => (
    <PromotionRow
      promotion={bonus}
      product={bonus.product?.name ?? null}
      link={linkProblemOf(bonus.id)}
      at="/admin/exclusive"
      isPending={bulk.isPending || remove.isPending}
      change={bulk.mutateAsync}
      onDelete={remove.mutate}
    />
  );
  const totals = useTotals(useCategoryChoices(), (admin, slug) =>
    admin.exclusiveBonus.list({ category: slug, visibility, ...onlyTotal }),
  );
  const visibilityTotals = useTotals(visibilityChoices, (admin, value) =>
    admin.exclusiveBonus.list({ category, visibility: value, ...onlyTotal }),
  );
  return (
    <ResourcePage
      kind="exclusive-bonus"
      title={text.title}
      create={{ to: '/admin/exclusive/new', label: text.create, first: text.first }}
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
          {sorting.sort || visibility ? (
            <>
              {sorting.sort && <SortedHint />}
              <RowTable {...table} label={label} rows={rows}>
                {bonusRow}
              </RowTable>
            </>
          ) : (
            <>
              <OrderNotice kind="exclusive-bonus-list" id={orderId} />
              <DragList
                {...table}
                label={label}
                rows={ordered}
                nameOf={({ i18n }) => i18n.en.title}
                onReorder={(items, messages) => reorder(shown, items, messages, texts, seen)}
              >
                {bonusRow}
              </DragList>
            </>
          )}
          <OfferBulkBar
            selection={selection}
            bulk={bulk}
            editing={{
              kind: 'exclusive-bonus',
              total: list.data?.total ?? 0,
              rows: rows.map(({ id, i18n }) => ({ id, name: i18n.en.title })),
              run: (call) => client.admin.exclusiveBonus.bulk.mutate({ ...call, query: input }),
            }}
          />
        </>
      )}
    </ResourcePage>
  );
}
