import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { buttonClass } from '../../ui/button.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useAdminTexts } from '../language.ts';
import { LoadError } from '../load-error.tsx';
import { EditorOnly } from '../people/sign-in/editor-only.tsx';
import { PendingRows } from '../release/list/pending-rows.tsx';
import { PastEnd } from './filter/pager.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { StaleTranslations } from './stale-translations.tsx';

/** `total` is the number of rows on all pages. Undefined if the list has a single page. */
type List<Row> = { items: Row[]; total?: number };

type Props<Row> = {
  title: string;
  /** The kind of the rows, for which changes can be proposed. */
  kind?: EntityKind;
  actions?: ReactNode;
  /** The link to create an entity. `first` is its label in an empty list. */
  create?: { to: LinkProps['to']; label: string; first?: string };
  /** The suggested next step if the list is empty, instead of creating the first entity. */
  next?: ReactNode;
  filters: ReactNode;
  list: UseQueryResult<List<Row>, unknown>;
  /** Shown if the list is empty and no filter is set. */
  empty: string;
  filtered: boolean;
  children: (rows: Row[]) => ReactNode;
};

/** Frames every list with its title, filters and all of its states. */
export const ResourcePage = <Row,>({ title, kind, actions, filters, ...state }: Props<Row>) => (
  <div className="flex flex-col gap-5">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <PageTitle>{title}</PageTitle>
        <ListShortcuts />
      </div>
      {(actions || state.create) && (
        <div className="flex flex-wrap gap-2">
          {actions}
          {state.create && (
            <CreateLink to={state.create.to} className={buttonClass.primaryLink} data-create>
              {state.create.label}
            </CreateLink>
          )}
        </div>
      )}
    </div>
    {filters}
    {kind ? (
      <StaleTranslations kind={kind}>
        <PendingRows kind={kind}>
          <ListState {...state} />
        </PendingRows>
      </StaleTranslations>
    ) : (
      <ListState {...state} />
    )}
  </div>
);

type StateProps<Row> = Omit<Props<Row>, 'title' | 'kind' | 'actions' | 'filters'>;

export function ListState<Row>({ list, empty, create, next, filtered, children }: StateProps<Row>) {
  const { list: text } = useAdminTexts();
  // The query is disabled because a filter is missing, which the filters report.
  if (list.isPending && list.fetchStatus === 'idle') return null;
  if (list.isPending) return <LoadingRows />;
  if (list.isError) {
    return <LoadError error={list.error} retry={list.refetch} />;
  }
  const { items, total = 0 } = list.data;
  if (items.length === 0 && total > 0) return <PastEnd total={total} />;
  if (items.length === 0) {
    return (
      <div className="flex flex-col items-center gap-4 rounded-card border border-line border-dashed px-6 py-12 text-center">
        <p className="text-muted">{filtered ? text.nothingFound : empty}</p>
        {!filtered && next}
        {!filtered && !next && create?.first && (
          <CreateLink to={create.to} className={buttonClass.quiet}>
            {create.first}
          </CreateLink>
        )}
      </div>
    );
  }
  return children(items);
}

const CreateLink = (props: LinkProps & { className: string; 'data-create'?: boolean }) => (
  <EditorOnly>
    <Link {...props} />
  </EditorOnly>
);

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function LoadingRows() {
  const { shared } = useAdminTexts();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {shared.loading}
      </p>
      <div className="flex flex-col gap-2" aria-hidden="true">
        {places.map((place) => (
          <Skeleton key={place} className="h-16" />
        ))}
      </div>
    </div>
  );
}
