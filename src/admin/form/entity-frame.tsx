import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../page-title.tsx';
import { problemOf } from '../problem.ts';

type Frame = { list: { to: LinkProps['to']; label: string }; title: string; children: ReactNode };

/** A form under its title, with the way back to its list. */
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

type Loaded<Whole> = {
  list: Frame['list'];
  query: {
    data: Whole | undefined;
    error: unknown;
    isFetchedAfterMount: boolean;
    refetch: () => unknown;
  };
  children: (whole: Whole) => ReactNode;
};

/** What is to be edited, as it is now and not as it was last seen: loading, or why it cannot be loaded. */
export function LoadedEntity<Whole>({ list, query, children }: Loaded<Whole>) {
  const { data, error, isFetchedAfterMount, refetch } = query;
  if (data && isFetchedAfterMount) return children(data);
  if (!error) return <Skeleton className="h-96" />;
  return (
    <EntityFrame list={list} title={list.label}>
      <ErrorBox message={problemOf(error).message} retry={{ label: 'Try again', run: refetch }} />
    </EntityFrame>
  );
}
