import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowRight, Eye, Pencil } from 'lucide-react';
import type { Redirect } from '#contract/content/redirect.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { RowList } from '../../list/unordered-list.tsx';
import { useMayWrite } from '../../people/sign-in/use-session.ts';

export function RedirectListPage() {
  const { frame, redirect: text } = useAdminTexts();
  const { q, page = 1 } = useSearch({ from: '/admin/_editor/redirects/' });
  const list = trpc.admin.redirect.list.useQuery(
    { q, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  return (
    <ResourcePage
      title={frame.screens.redirects}
      actions={
        <Link to="/admin/pages" className={buttonClass.quiet}>
          {frame.screens.pages}
        </Link>
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
          <RowList label={frame.screens.redirects} rows={rows}>
            {(redirect) => <RedirectListRow redirect={redirect} />}
          </RowList>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}

function RedirectListRow({ redirect: { id, from_path, to_path } }: { redirect: Redirect }) {
  const { form, list: rowText, redirect: text, shared } = useAdminTexts();
  const name = text.nameOf(from_path);
  const remove = trpc.admin.redirect.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(text.titleOf(from_path))),
  });
  const [verb, Icon] = useMayWrite() ? (['edit', Pencil] as const) : (['open', Eye] as const);
  return (
    <div
      data-row
      className="flex items-center gap-3 rounded-control pl-2 has-[:focus-visible]:bg-lifted"
    >
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="font-strong">{from_path}</span>
        <ArrowRight className="size-4 text-muted" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.leadsTo}</span>
        <span>{to_path}</span>
      </p>
      <div className="flex">
        <DeleteButton
          name={name}
          consequence={text.deletion}
          isPending={remove.isPending}
          onDelete={() => remove.mutate({ id })}
        />
        <Link
          to="/admin/redirects/$id"
          params={{ id: String(id) }}
          title={shared[verb]}
          data-edit
          className={buttonClass.icon}
        >
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{rowText.row[verb](name)}</span>
        </Link>
      </div>
    </div>
  );
}
