import { Link, type LinkProps, useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { maxId } from '#contract/id.ts';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useAdminTexts } from '../language.ts';
import { LoadError } from '../load-error.tsx';
import { wholeNumber } from '../search-parameters.ts';
import { isHandedOver } from './new/handover.ts';

/** A list's path, and its name in the menu. */
export type List = { to: LinkProps['to']; name: keyof AdminTexts['frame']['screens'] };

type Frame = { list: List; title: string; actions?: ReactNode; children: ReactNode };

/** Frames a form with its title and a link to its list. */
export function EntityFrame({ list, title, actions, children }: Frame) {
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
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageTitle>{title}</PageTitle>
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}

const readId = wholeNumber(1, maxId);

type WithId = { list: List; kind: string; children: (id: number) => ReactNode };

/** Reads the id from the path. An invalid id is reported without asking the server. */
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

export type LoadedQuery<Whole> = {
  data: Whole | undefined;
  error: unknown;
  isFetchedAfterMount: boolean;
  refetch: (options?: { throwOnError: boolean }) => Promise<{ data: Whole | undefined }>;
};

type Loaded<Whole> = {
  list: List;
  query: LoadedQuery<Whole>;
  children: (whole: Whole) => ReactNode;
};

/** Waits for the current state, so that a form never starts from cached data, unless it was just created. */
export function LoadedEntity<Whole>({ list, query, children }: Loaded<Whole>) {
  const { frame } = useAdminTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [isJustCreated] = useState(() => isHandedOver(path));
  const { data, error, isFetchedAfterMount, refetch } = query;
  if (data && (isFetchedAfterMount || isJustCreated)) return children(data);
  if (!error) return <Skeleton className="h-96" />;
  return (
    <EntityFrame list={list} title={frame.screens[list.name]}>
      <LoadError error={error} retry={refetch} />
    </EntityFrame>
  );
}
