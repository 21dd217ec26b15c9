import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { LoadError } from '../load-error.tsx';
import { PastEnd } from './filter/pager.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';

/** `total` counts all pages. A list without it has a single page. */
type List<Row> = { items: Row[]; total?: number };

type Props<Row> = {
  title: string;
  actions: ReactNode;
  filters: ReactNode;
  list: UseQueryResult<List<Row>, unknown>;
  /** Shown when the list is empty and no filter is set. */
  empty: string;
  filtered: boolean;
  children: (rows: Row[]) => ReactNode;
};

/** The frame of every list, with its title, its filters and each of its states. */
export const ResourcePage = <Row,>({ title, actions, filters, ...state }: Props<Row>) => (
  <div className="flex flex-col gap-5">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <PageTitle>{title}</PageTitle>
        <ListShortcuts />
      </div>
      {actions}
    </div>
    {filters}
    <ListState {...state} />
  </div>
);

type StateProps<Row> = Omit<Props<Row>, 'title' | 'actions' | 'filters'>;

export function ListState<Row>({ list, empty, filtered, children }: StateProps<Row>) {
  // The query is disabled; the filters say what is missing.
  if (list.isPending && list.fetchStatus === 'idle') return null;
  if (list.isPending) return <LoadingRows />;
  if (list.isError) {
    return <LoadError error={list.error} retry={list.refetch} />;
  }
  const { items, total = 0 } = list.data;
  if (items.length === 0 && total > 0) return <PastEnd total={total} />;
  if (items.length === 0) {
    return (
      <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
        {filtered ? 'Nothing found for the current filters.' : empty}
      </p>
    );
  }
  return children(items);
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const LoadingRows = () => (
  <div aria-busy="true">
    <p role="status" className="sr-only">
      Loading…
    </p>
    <div className="flex flex-col gap-2" aria-hidden="true">
      {places.map((place) => (
        <Skeleton key={place} className="h-16" />
      ))}
    </div>
  </div>
);
