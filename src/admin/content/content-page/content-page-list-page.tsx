import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ContentPageRow } from '#contract/content/content-page.ts';
import { contentPageKinds } from '#contract/content/content-path.ts';
import { publicationStates } from '#contract/content/publication-state.ts';
import type { LinkProblem } from '#contract/partner/link-state.ts';
import { contentPageSorts } from '#contract/sort/list-sort.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { onlyTotal, useTotals } from '../../list/filter/use-totals.ts';
import { statusesOf } from '../../list/row-status.ts';
import { type Column, sortingOf } from '../../list/table/column.ts';
import { EntityRow } from '../../list/table/entity-row.tsx';
import { RowTable } from '../../list/table/row-table.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { useLanguages } from '../../use-languages.ts';
import { publicationChips } from './publication.ts';

export function ContentPageListPage() {
  const { contentPage: text, field, frame, list: listText, shared } = useAdminTexts();
  const kinds = [
    { value: undefined, label: shared.all },
    ...contentPageKinds.map((kind) => ({ value: kind, label: text.kinds[kind].all })),
  ];
  const states = [
    { value: undefined, label: text.anyState },
    ...publicationStates.map((state) => ({ value: state, label: text.states[state].all })),
  ];
  const filter = useSearch({ from: '/admin/_editor/pages/' });
  const { q, type, publication, page = 1 } = filter;
  const list = trpc.admin.contentPage.list.useQuery(
    {
      q,
      kind: type,
      state: publication,
      ...sortingOf(filter, contentPageSorts),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
    { placeholderData: keepPreviousData },
  );
  const columns: Column[] = [
    { name: 'title', label: field.contentPage.title, width: 'minmax(0,5fr)', sort: 'title' },
    { name: 'kind', label: field.contentPage.kind, width: '5rem', sort: 'kind' },
    { name: 'path', label: text.path, width: 'minmax(0,4fr)', sort: 'path' },
    { name: 'updated', label: text.updated, width: '6.5rem', sort: 'updated' },
    { name: 'status', label: listText.table.status, width: '16.5rem' },
  ];
  const linkProblemOf = useLinkProblems('content-page');
  const kindTotals = useTotals(kinds, (admin, { value }) =>
    admin.contentPage.list({ q, kind: value, state: publication, ...onlyTotal }),
  );
  const stateTotals = useTotals(states, (admin, { value }) =>
    admin.contentPage.list({ q, kind: type, state: value, ...onlyTotal }),
  );
  return (
    <ResourcePage
      kind="content-page"
      title={frame.screens.pages}
      actions={
        <Link to="/admin/redirects" className={buttonClass.quiet}>
          {frame.screens.redirects}
        </Link>
      }
      create={{ to: '/admin/pages/new', label: text.create }}
      filters={
        <FilterRow>
          <ChipLinks
            label={field.contentPage.kind}
            name="type"
            chips={kinds}
            chosen={type}
            totals={kindTotals}
          />
          <ChipLinks
            label={text.publication.title}
            name="publication"
            chips={states}
            chosen={publication}
            totals={stateTotals}
          />
          <SearchForm label={text.search} searched={q} minLength={1} />
        </FilterRow>
      }
      list={list}
      empty={text.empty}
      filtered={[q, type, publication].some((chosen) => chosen !== undefined)}
    >
      {(rows) => (
        <>
          <RowTable label={frame.screens.pages} columns={columns} actions={3} rows={rows}>
            {(row) => <ContentPageListRow row={row} link={linkProblemOf(row.id)} />}
          </RowTable>
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
  const showUndoable = useUndoableToast();
  const remove = trpc.admin.contentPage.delete.useMutation({
    onSuccess: (_done, call) => showUndoable(form.deleted(name), call),
  });
  return (
    <EntityRow
      id={id}
      name={name}
      image={cover}
      cells={{ kind: text.kinds[kind].one, path, updated: row.updated_at.slice(0, 10) }}
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
