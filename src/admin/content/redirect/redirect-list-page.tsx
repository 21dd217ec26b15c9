import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { Redirect } from '#contract/content/redirect.ts';
import { redirectSorts } from '#contract/sort/list-sort.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { SheetLinks } from '../../catalogue/sheet/sheet-links.tsx';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { type Column, sortingOf } from '../../list/table/column.ts';
import { EntityRow } from '../../list/table/entity-row.tsx';
import { RowTable } from '../../list/table/row-table.tsx';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';

export function RedirectListPage() {
  const { frame, redirect: text } = useAdminTexts();
  const filter = useSearch({ from: '/admin/_editor/redirects/' });
  const { q, page = 1 } = filter;
  const list = trpc.admin.redirect.list.useQuery(
    { q, ...sortingOf(filter, redirectSorts), limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const utils = trpc.useUtils();
  const columns: Column[] = [
    { name: 'from', label: text.columns.from, width: 'minmax(0,1fr)', sort: 'from' },
    { name: 'to', label: text.columns.to, width: 'minmax(0,1fr)', sort: 'to' },
  ];
  return (
    <ResourcePage
      kind="redirect"
      title={frame.screens.redirects}
      actions={
        <>
          <Link to="/admin/pages" className={buttonClass.quiet}>
            {frame.screens.pages}
          </Link>
          <SheetLinks
            file="redirects.csv"
            importAt="/admin/redirects/import"
            load={() => utils.admin.redirect.exportCsv.fetch(undefined, { staleTime: 0 })}
          />
        </>
      }
      create={{ to: '/admin/redirects/new', label: text.create }}
      filters={
        <div className="flex flex-col gap-4">
          <p className="max-w-[36rem] text-muted">{text.explanation}</p>
          <SearchForm label={text.search} searched={q} minLength={1} />
        </div>
      }
      list={list}
      empty={text.empty}
      filtered={q !== undefined}
    >
      {(rows) => (
        <>
          <RowTable label={frame.screens.redirects} columns={columns} actions={3} rows={rows}>
            {(redirect) => <RedirectListRow redirect={redirect} />}
          </RowTable>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}

function RedirectListRow({ redirect: { id, from_path, to_path } }: { redirect: Redirect }) {
  const { form, redirect: text } = useAdminTexts();
  const showUndoable = useUndoableToast();
  const remove = trpc.admin.redirect.delete.useMutation({
    onSuccess: (_done, call) => showUndoable(form.deleted(text.titleOf(from_path)), call),
  });
  return (
    <EntityRow
      id={id}
      name={from_path}
      cells={{ to: to_path ?? text.gone }}
      edit={{ to: '/admin/redirects/$id', params: { id: String(id) } }}
      newAt="/admin/redirects/new"
    >
      <DeleteButton
        name={text.nameOf(from_path)}
        consequence={text.deletion}
        isPending={remove.isPending}
        onDelete={() => remove.mutate({ id })}
      />
    </EntityRow>
  );
}
