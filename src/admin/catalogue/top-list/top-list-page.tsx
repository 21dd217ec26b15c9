import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { Category } from '#contract/catalogue/category.ts';
import type { TopListEntry } from '#contract/catalogue/top-list-entry.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { topListEntrySorts } from '#contract/sort/list-sort.ts';
import { buttonClass } from '../../../ui/button.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';
import { trpc } from '../../api.ts';
import { useMarkets } from '../../form/market-field.tsx';
import { useLastMarket } from '../../form/new/last-choice.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { BulkBar } from '../../list/bulk-bar.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips } from '../../list/filter/category-chips.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import { onlyTotal, useTotals } from '../../list/filter/use-totals.ts';
import { DragList } from '../../list/order/drag-list.tsx';
import { idsOf, orderMutation, reorder } from '../../list/order/reorder.ts';
import { useSelection } from '../../list/selection.ts';
import { type Column, sortingOf } from '../../list/table/column.ts';
import { RowTable } from '../../list/table/row-table.tsx';
import { SortedHint } from '../../list/table/table-frame.tsx';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { OrderNotice, useProposedOrder } from '../../release/list/proposed-order.tsx';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { orProposed } from '../../release/working/or-proposed.ts';
import { useCategories } from '../../use-categories.ts';
import { HistorySection } from '../history/history-section.tsx';
import { AddEntry } from './add-entry.tsx';
import { TopListRow } from './top-list-row.tsx';

const maxEntries = 5;

type Props = { category: Category; market: MarketCode };

/** Offers to fill an empty list with the partners of its category, best rating first. */
function FirstEntries({ category, market }: Props) {
  const { topList: text } = useAdminTexts();
  const { data: all } = trpc.admin.product.list.useQuery({ limit: 1 });
  const { data: best } = trpc.admin.product.list.useQuery({
    category: category.slug,
    sort: 'rating',
    order: 'desc',
    limit: maxEntries,
  });
  const add = trpc.admin.topListEntry.create.useMutation();
  const start = useOneAtATime(async (products: { id: number }[]) => {
    let started = 0;
    for (const { id: product_id } of products) {
      const entry = { product_id, category_id: category.id, market_code: market };
      if ((await orProposed(add.mutateAsync(entry))).answer) started += 1;
    }
    if (started > 0) toast.success(text.started(started));
  });
  if (all?.total === 0) {
    return (
      <EditorOnly>
        <Link to="/admin/products/new" className={buttonClass.quiet}>
          {text.firstPartner}
        </Link>
      </EditorOnly>
    );
  }
  if (!best?.items.length) return null;
  return (
    <EditorOnly>
      <button
        type="button"
        disabled={add.isPending}
        onClick={() => start(best.items).catch(() => undefined)}
        className={buttonClass.quiet}
      >
        {text.bestRated}
      </button>
    </EditorOnly>
  );
}

export function TopListPage() {
  const texts = useAdminTexts();
  const text = texts.topList;
  const filter = useSearch({ from: '/admin/_editor/toplists/' });
  const lastMarket = useLastMarket();
  const codes = useMarkets().map(({ code }) => code);
  const market = codes.find((code) => code === filter.market);
  const startMarket = market ?? lastMarket;
  const marketChips = [
    { value: undefined, label: text.allMarkets },
    ...codes.map((code) => ({ value: code, label: code })),
  ];
  const categories = useCategories().data?.items;
  const category = categories?.find(({ slug }) => slug === filter.category) ?? categories?.[0];
  const sorting = sortingOf(filter, topListEntrySorts);
  const input = { category: category?.slug, market, ...sorting };
  const { admin, client } = trpc.useUtils();
  const list = trpc.admin.topListEntry.list.useQuery(input, {
    enabled: category !== undefined,
    placeholderData: keepPreviousData,
  });
  const categoryTotals = useTotals(categories ?? [], (admin, { slug }) =>
    admin.topListEntry.list({ category: slug, market, ...onlyTotal }),
  );
  const marketTotals = useTotals(marketChips, (admin, { value }) =>
    admin.topListEntry.list({ category: category?.slug, market: value, ...onlyTotal }),
  );
  const { rows: ordered, seen } = useProposedOrder(
    'top-list',
    category?.id ?? 0,
    list.data?.items ?? [],
  );
  const selection = useSelection(list.data?.items);
  const showUndoable = useUndoableToast();
  const table = {
    columns: [
      { name: 'name', label: texts.list.table.name, width: 'minmax(0,5fr)', sort: 'name' },
      { name: 'market', label: texts.shared.market, width: '4.5rem', sort: 'market' },
      { name: 'rating', label: texts.product.fields.rating, width: '4rem' },
      { name: 'starts', label: texts.form.schedule.startsAt, width: '6.5rem', sort: 'starts' },
      { name: 'ends', label: texts.form.schedule.endsAt, width: '6.5rem', sort: 'ends' },
      { name: 'status', label: texts.list.table.status, width: 'minmax(0,4fr)' },
    ] satisfies Column[],
    actions: 3,
    selection,
  };
  const bulk = trpc.admin.topListEntry.bulk.useMutation();
  const remove = trpc.admin.topListEntry.delete.useMutation();
  const removeEntry = useStableCallback(({ id, product }: TopListEntry) =>
    remove.mutate(
      { id },
      { onSuccess: (_done, call) => showUndoable(text.left(product.name), call) },
    ),
  );
  const { mutateAsync: order } = trpc.admin.topListEntry.reorder.useMutation(orderMutation);
  const send = (rows: TopListEntry[], before: TopListEntry[]) =>
    order({
      category: category?.slug ?? '',
      market,
      items: rows.map(({ id }, index) => ({ id, position: index + 1 })),
      before: idsOf(before),
    });
  const shown = { list: admin.topListEntry.list, input, send };
  const label = text.listOf(category?.name ?? '');
  const entryRow = (entry: TopListEntry) => (
    <TopListRow entry={entry} isPending={remove.isPending} onRemove={removeEntry} />
  );
  return (
    <div className="flex flex-col gap-8">
      <ResourcePage
        kind="top-list-entry"
        title={text.title}
        filters={
          <div className="flex flex-col gap-4">
            <FilterRow>
              <CategoryChips chosen={category?.slug} all={false} totals={categoryTotals} />
              <ChipLinks
                label={texts.shared.market}
                name="market"
                chips={marketChips}
                chosen={market}
                totals={marketTotals}
              />
            </FilterRow>
            <EditorOnly>
              <AddEntry key={market} category={category} market={startMarket} />
            </EditorOnly>
          </div>
        }
        list={list}
        empty={text.empty}
        next={category && <FirstEntries category={category} market={startMarket} />}
        filtered={false}
      >
        {(rows) => (
          <>
            {sorting.sort ? (
              <>
                <SortedHint />
                <RowTable {...table} label={label} rows={rows}>
                  {entryRow}
                </RowTable>
              </>
            ) : (
              <>
                <OrderNotice kind="top-list" id={category?.id ?? 0} />
                <DragList
                  {...table}
                  label={label}
                  rows={ordered}
                  nameOf={({ product, market_code }) => `${product.name}, ${market_code}`}
                  onReorder={(items, messages) => reorder(shown, items, messages, texts, seen)}
                >
                  {entryRow}
                </DragList>
              </>
            )}
            <BulkBar
              selection={selection}
              actions={['delete']}
              deletion={text.removal}
              isPending={bulk.isPending}
              run={bulk.mutateAsync}
              editing={{
                kind: 'top-list-entry',
                total: list.data?.total ?? 0,
                rows: rows.map(({ id, product }) => ({ id, name: product.name })),
                run: (call) => client.admin.topListEntry.bulk.mutate({ ...call, query: input }),
              }}
            />
          </>
        )}
      </ResourcePage>
      {category && (
        <HistorySection
          key={category.id}
          entity="top-list"
          id={category.id}
          title={text.historyOfOrder}
        />
      )}
    </div>
  );
}
