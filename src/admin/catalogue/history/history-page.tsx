import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { changedKinds } from '#contract/catalogue/history/entity-kind.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { changeTitle } from './change-title.ts';

export function HistoryPage() {
  const { history: text, shared } = useAdminTexts();
  const chips = [
    { value: undefined, label: shared.all },
    ...changedKinds.map((kind) => ({ value: kind, label: text.kinds[kind].chip })),
  ];
  const { kind, of, page = 1 } = useSearch({ from: '/admin/_editor/history' });
  const list = trpc.admin.change.list.useQuery(
    { entity: kind, id: of, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const newest = list.data?.items[0];
  return (
    <ResourcePage
      title={text.title}
      filters={
        <>
          <ChipLinks label={text.kind} name="kind" chips={chips} chosen={kind} />
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
      filtered={kind !== undefined}
    >
      {(changes) => (
        <>
          <ol aria-label={text.list} className="flex flex-col gap-2">
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
