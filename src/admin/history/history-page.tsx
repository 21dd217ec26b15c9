import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { changedKinds } from '#contract/change-log-kind.ts';
import { trpc } from '../api.ts';
import { ResourcePage } from '../list/entity-list-frame.tsx';
import { ChipLinks } from '../list/filter/chip-links.tsx';
import { Pager, pageSize } from '../list/filter/pager.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { kindWords, titleOf } from './change-title.ts';

const chips = [
  { value: undefined, label: 'All' },
  ...changedKinds.map((kind) => ({ value: kind, label: kindWords[kind].chip })),
];

export function HistoryPage() {
  const { kind, of, page = 1 } = useSearch({ from: '/admin/_editor/history' });
  const list = trpc.admin.change.list.useQuery(
    { entity: kind, id: of, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const newest = list.data?.items[0];
  return (
    <ResourcePage
      title="History"
      actions={null}
      filters={
        <>
          <ChipLinks label="Kind" name="kind" chips={chips} chosen={kind} />
          {kind && of !== undefined && (
            <p className="flex flex-wrap gap-x-3 text-muted">
              <span dir="auto">
                Only of {newest ? titleOf(newest) : `${kindWords[kind].kind} #${of}`}
              </span>
              <Link
                to="/admin/history"
                search={{ kind }}
                className="text-brass underline underline-offset-4"
              >
                Show all {kindWords[kind].chip.toLowerCase()}
              </Link>
            </p>
          )}
        </>
      }
      list={list}
      empty="Nothing was changed yet."
      filtered={kind !== undefined}
    >
      {(changes) => (
        <>
          <ol aria-label="Changes, newest first" className="flex flex-col gap-2">
            {changes.map((change) => (
              <ChangeEntry key={change.seq} change={change} />
            ))}
          </ol>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
