import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ContentPageRow } from '#contract/content/content-page.ts';
import { contentPageKinds } from '#contract/content/content-path.ts';
import { publicationStates } from '#contract/content/publication-state.ts';
import type { LinkProblem } from '#contract/partner/link-state.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { EntityRow } from '../../list/entity-row.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { statusesOf } from '../../list/row-status.ts';
import { RowList } from '../../list/unordered-list.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useLanguages } from '../../use-languages.ts';
import { publicationChips } from './publication.ts';

export function ContentPageListPage() {
  const { contentPage: text, field, frame, shared } = useAdminTexts();
  const kinds = [
    { value: undefined, label: shared.all },
    ...contentPageKinds.map((kind) => ({ value: kind, label: text.kinds[kind].all })),
  ];
  const states = [
    { value: undefined, label: text.anyState },
    ...publicationStates.map((state) => ({ value: state, label: text.states[state].all })),
  ];
  const { q, type, publication, page = 1 } = useSearch({ from: '/admin/_editor/pages/' });
  const list = trpc.admin.contentPage.list.useQuery(
    { q, kind: type, state: publication, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const linkProblemOf = useLinkProblems('content-page');
  return (
    <ResourcePage
      title={frame.screens.pages}
      actions={
        <Link to="/admin/redirects" className={buttonClass.quiet}>
          {frame.screens.redirects}
        </Link>
      }
      create={{ to: '/admin/pages/new', label: text.create }}
      filters={
        <div className="flex flex-col gap-4">
          <ChipLinks label={field.contentPage.kind} name="type" chips={kinds} chosen={type} />
          <ChipLinks
            label={text.publication.title}
            name="publication"
            chips={states}
            chosen={publication}
          />
          <SearchForm label={text.search} searched={q} minLength={1} />
        </div>
      }
      list={list}
      empty={text.empty}
      filtered={[q, type, publication].some((chosen) => chosen !== undefined)}
    >
      {(rows) => (
        <>
          <RowList label={frame.screens.pages} rows={rows}>
            {(row) => <ContentPageListRow row={row} link={linkProblemOf(row.id)} />}
          </RowList>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}

type RowProps = { row: ContentPageRow; link: LinkProblem | undefined };

function ContentPageListRow({ row, link }: RowProps) {
  const { contentPage: text, form, list } = useAdminTexts();
  const languages = useLanguages();
  const { id, name, kind, path, cover, i18n } = row;
  const remove = trpc.admin.contentPage.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(name)),
  });
  return (
    <EntityRow
      id={id}
      name={name}
      image={cover}
      details={`${text.kinds[kind].one}, ${path}`}
      statuses={[...publicationChips(i18n, languages, text), ...statusesOf({ link }, list.status)]}
      edit={{ to: '/admin/pages/$id', params: { id: String(id) } }}
      newAt="/admin/pages/new"
    >
      <DeleteButton
        name={name}
        consequence={text.deletion}
        isPending={remove.isPending}
        onDelete={() => remove.mutate({ id })}
      />
    </EntityRow>
  );
}
