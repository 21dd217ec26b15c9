import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Product } from '#contract/catalogue/product.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { trpc } from '../../../api.ts';
import { LeaveGuard } from '../../../form/unsaved/leave-guard.tsx';
import { PageTitle } from '../../../frame/page-title.tsx';
import { useAdminTexts } from '../../../language.ts';
import { CategoryChips } from '../../../list/filter/category-chips.tsx';
import { FilterRow } from '../../../list/filter/filter-row.tsx';
import { Pager } from '../../../list/filter/pager.tsx';
import { SearchForm } from '../../../list/filter/search-form.tsx';
import { LoadError } from '../../../load-error.tsx';
import { EditorOnly } from '../../../people/sign-in/editor-only.tsx';
import { useCreatedNames } from '../../../release/list/use-created-names.ts';
import { useKnownCategory } from '../../../use-categories.ts';
import { useSiteTime } from '../../../use-site-time.ts';
import { minSearchLength } from '../../product/product-list-query.ts';
import { FactTabs } from '../fact-tabs.tsx';
import { AddNames } from './add-names.tsx';
import { FactGrid } from './fact-grid.tsx';
import type { GridContext } from './grid-column.ts';
import { unlistedNames } from './unlisted-name.ts';
import { useFactRows } from './use-fact-rows.ts';
import { useProposedProducts } from './use-proposed-products.ts';

const pageSize = 50;

/** A grid for editing facts of many partners. Each cell is a fact with a single value. */
export function FactGridPage() {
  const { fact, frame } = useAdminTexts();
  const regulators = trpc.admin.regulator.list.useQuery({});
  const methods = trpc.admin.paymentMethod.list.useQuery({});
  const providers = trpc.admin.provider.list.useQuery({});
  const markets = trpc.admin.market.list.useQuery({});
  const created = {
    regulators: useCreatedNames('regulator'),
    methods: useCreatedNames('payment-method'),
    providers: useCreatedNames('provider'),
  };
  const today = useSiteTime()?.now.slice(0, 10);
  const failed = [regulators, methods, providers, markets].find(({ error }) => error);
  const market = markets.data?.items.find(({ is_active }) => is_active);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PageTitle>{frame.screens.factGrid}</PageTitle>
      <FactTabs />
      <p className="max-w-[44rem] text-muted">{fact.factGrid.explanation}</p>
      {failed && <LoadError error={failed.error} retry={() => failed.refetch()} />}
      {market && regulators.data && methods.data && providers.data && (
        <FilteredGrid
          context={{
            regulators: [...regulators.data.items, ...created.regulators],
            methods: [...methods.data.items, ...created.methods],
            providers: [...providers.data.items, ...created.providers],
            today,
            market: {
              code: market.code,
              parent: market.parent_code,
              currency: market.effective.currency,
              isOnly: markets.data?.items.length === 1,
            },
          }}
        />
      )}
    </div>
  );
}

/** Keeps what was entered while the editor filters and turns pages. */
function FilteredGrid({ context }: { context: GridContext }) {
  const { product: text } = useAdminTexts();
  const search = useSearch({ from: '/admin/_editor/facts/grid' });
  const category = useKnownCategory(search.category);
  const { q, page = 1 } = search;
  const state = useFactRows(context);
  const list = trpc.admin.product.list.useQuery(
    { category, q, sort: 'name', limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const rows = list.data?.items ?? [];
  const loaded = trpc.useQueries(({ admin }) => rows.map(({ id }) => admin.product.get({ id })));
  const proposed = useProposedProducts(rows);
  const failed = [list, ...loaded, ...proposed.queries].find(({ error }) => error);
  const all = proposed.isLoaded ? loaded.flatMap(({ data }) => data ?? []).map(proposed.over) : [];
  const shown = useRef<Product[]>(undefined);
  // Until partners that others have added are loaded, the previous rows stay, so that an open cell isn't lost.
  if (list.data && all.length === rows.length) shown.current = all;
  const products = shown.current;
  return (
    <>
      <LeaveGuard isUnsaved={() => state.rows.size > 0} />
      <FilterRow>
        <CategoryChips chosen={category} />
        <SearchForm label={text.search} searched={q} minLength={minSearchLength} />
      </FilterRow>
      {failed && <LoadError error={failed.error} retry={() => failed.refetch()} />}
      {!failed && !products && <Skeleton className="h-96" />}
      {products?.length === 0 && <p className="text-muted">{text.empty}</p>}
      {products && products.length > 0 && (
        <FactGrid products={products} context={context} state={state} />
      )}
      <Pager page={page} total={list.data?.total ?? 0} />
      <SaveAll state={state} context={context} />
    </>
  );
}

type SaveAllProps = { state: ReturnType<typeof useFactRows>; context: GridContext };

function SaveAll({ state, context }: SaveAllProps) {
  const { factGrid: text } = useAdminTexts().fact;
  const edited = [...state.rows.keys()];
  const cells = [...state.rows.values()].map((row) => row.cells);
  const unlisted = unlistedNames(cells, context);
  const [adding, setAdding] = useState<typeof unlisted>();
  return (
    <EditorOnly>
      <div className="sticky bottom-0 z-20 flex max-h-[40dvh] flex-wrap items-center gap-3 border-line border-t overflow-y-auto bg-ground py-3">
        <button
          type="button"
          disabled={edited.length === 0 || state.saving.size > 0 || adding !== undefined}
          onClick={() => state.save(edited)}
          className={buttonClass.primary}
        >
          {text.saveAll}
        </button>
        <AddNames names={unlisted} adding={adding} onAdding={setAdding} />
        <p role="status" className="text-muted text-small">
          {edited.length > 0 && text.unsaved(edited.length)}
        </p>
        <p role="status" className="text-small text-warning">
          {state.unpasted > 0 && text.unpasted(state.unpasted)}
        </p>
      </div>
    </EditorOnly>
  );
}
