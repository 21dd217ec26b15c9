import { Link, type LinkProps, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { maxId } from '#contract/id.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { LoadError } from '../load-error.tsx';
import { wholeNumber } from '../search-parameters.ts';

type List = { to: LinkProps['to']; label: string };

type Frame = { list: List; title: string; children: ReactNode };

/** A form under its title and a link to its list. */
export const EntityFrame = ({ list, title, children }: Frame) => (
  <div className="flex flex-col gap-6">
    <div className="flex flex-col gap-1">
      <Link to={list.to} className="text-muted text-small hover:text-ink">
        {list.label}
      </Link>
      <PageTitle>{title}</PageTitle>
    </div>
    {children}
  </div>
);

const readId = wholeNumber(1, maxId);

type WithId = { list: List; kind: string; children: (id: number) => ReactNode };

/** The server is not asked for what cannot be an id. */
export function WithIdInPath({ list, kind, children }: WithId) {
  const { id: text = '' } = useParams({ strict: false });
  const id = readId(text);
  if (id !== undefined) return children(id);
  return (
    <EntityFrame list={list} title={list.label}>
      <ErrorBox message={`No ${kind} has the id ${text}.`} />
    </EntityFrame>
  );
}

type Loaded<Whole> = {
  list: List;
  query: {
    data: Whole | undefined;
    error: unknown;
    isFetchedAfterMount: boolean;
    refetch: () => unknown;
  };
  children: (whole: Whole) => ReactNode;
};

/** The form waits for the current state and does not begin with a cached one. */
export function LoadedEntity<Whole>({ list, query, children }: Loaded<Whole>) {
  const { data, error, isFetchedAfterMount, refetch } = query;
  if (data && isFetchedAfterMount) return children(data);
  if (!error) return <Skeleton className="h-96" />;
  return (
    <EntityFrame list={list} title={list.label}>
      <LoadError error={error} retry={refetch} />
    </EntityFrame>
  );
}
