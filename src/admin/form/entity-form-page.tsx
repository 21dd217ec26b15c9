import { Link, type LinkProps, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { maxId } from '#contract/id.ts';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useAdminTexts } from '../language.ts';
import { LoadError } from '../load-error.tsx';
import { wholeNumber } from '../search-parameters.ts';

/** The path of a list, and its name in the menu. */
type List = { to: LinkProps['to']; name: keyof AdminTexts['frame']['screens'] };

type Frame = { list: List; title: string; children: ReactNode };

/** A form under its title and a link to its list. */
export function EntityFrame({ list, title, children }: Frame) {
  const { frame } = useAdminTexts();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <Link
          to={list.to}
          activeOptions={{ exact: true }}
          className="text-muted text-small hover:text-ink"
        >
          {frame.screens[list.name]}
        </Link>
        <PageTitle>{title}</PageTitle>
      </div>
      {children}
    </div>
  );
}

const readId = wholeNumber(1, maxId);

type WithId = { list: List; kind: string; children: (id: number) => ReactNode };

/** The server is not asked for what cannot be an id. */
export function WithIdInPath({ list, kind, children }: WithId) {
  const { frame, form } = useAdminTexts();
  const { id: text = '' } = useParams({ strict: false });
  const id = readId(text);
  if (id !== undefined) return children(id);
  return (
    <EntityFrame list={list} title={frame.screens[list.name]}>
      <ErrorBox message={form.noSuch(kind, text)} />
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
  const { frame } = useAdminTexts();
  const { data, error, isFetchedAfterMount, refetch } = query;
  if (data && isFetchedAfterMount) return children(data);
  if (!error) return <Skeleton className="h-96" />;
  return (
    <EntityFrame list={list} title={frame.screens[list.name]}>
      <LoadError error={error} retry={refetch} />
    </EntityFrame>
  );
}
