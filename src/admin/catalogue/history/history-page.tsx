import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { searchedChanges } from '#contract/catalogue/history/change.ts';
import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { ChangeList } from './change-entry.tsx';
import { changeTitle } from './change-title.ts';
import { HistoryFilters, isFiltered, ResetFilters } from './history-filters.tsx';

export function HistoryPage() {
  const { history: text } = useAdminTexts();
  const filter = useSearch({ from: '/admin/_editor/history' });
  const { of, person, from, to, q, page = 1 } = filter;
  // Only the calendar lists releases.
  const kind = filter.kind === 'release' ? undefined : filter.kind;
  const list = trpc.admin.change.list.useQuery(
    {
      ...{ entity: kind, id: of, actor: person, from, to, q },
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
    { placeholderData: keepPreviousData },
  );
  const newest = list.data?.items[0];
  return (
    <ResourcePage
      title={text.title}
      actions={<ResetFilters filter={filter} />}
      filters={
        <>
          <HistoryFilters filter={filter} />
          {kind && of !== undefined && (
            <p className="flex flex-wrap gap-x-3 text-muted">
              <span dir="auto">
                {text.onlyOf(
                  newest ? changeTitle(newest, text) : `${text.kinds[kind].kind} #${of}`,
                )}
              </span>
              <Link
                to="/admin/history"
                search={{ kind }}
                className="text-brass underline underline-offset-4"
              >
                {text.kinds[kind].all}
              </Link>
            </p>
          )}
        </>
      }
      list={list}
      empty={text.empty}
      filtered={isFiltered(filter)}
    >
      {(changes) => (
        <>
          {q !== undefined && (
            <p className="text-muted text-small">{text.searched(formatNumber(searchedChanges))}</p>
          )}
          <ChangeList changes={changes} />
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
