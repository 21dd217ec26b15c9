import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ContentPageRow } from '#contract/content/content-page.ts';
import { contentPageKinds } from '#contract/content/content-path.ts';
import { publicationStates } from '#contract/content/publication-state.ts';
import { buttonClass } from '../../ui/button.ts';
import { trpc } from '../api.ts';
import { toast } from '../frame/toast-store.ts';
import { DeleteButton } from '../list/delete-button.tsx';
import { ResourcePage } from '../list/entity-list-frame.tsx';
import { EntityRow } from '../list/entity-row.tsx';
import { ChipLinks } from '../list/filter/chip-links.tsx';
import type { ListFilter } from '../list/filter/list-filter.ts';
import { Pager, pageSize } from '../list/filter/pager.tsx';
import { SearchForm } from '../list/filter/search-form.tsx';
import { RowList } from '../list/unordered-list.tsx';
import { EditorOnly } from '../sign-in/editor-only.tsx';
import { kindLabels } from './content-page-fields.tsx';
import { publicationChips } from './publication.ts';

const kindChips: { value: ListFilter['type']; label: string }[] = [
  { value: undefined, label: 'All' },
  ...contentPageKinds.map((kind) => ({ value: kind, label: `${kindLabels[kind]}s` })),
];

const stateLabels = { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' };

const stateChips: { value: ListFilter['publication']; label: string }[] = [
  { value: undefined, label: 'In any state' },
  ...publicationStates.map((state) => ({ value: state, label: stateLabels[state] })),
];

export function ContentPageListPage() {
  const { q, type, publication, page = 1 } = useSearch({ from: '/admin/_editor/pages/' });
  const list = trpc.admin.contentPage.list.useQuery(
    { q, kind: type, state: publication, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  return (
    <ResourcePage
      title="Pages"
      actions={
        <div className="flex flex-wrap gap-2">
          <Link to="/admin/redirects" className={buttonClass.quiet}>
            Redirects
          </Link>
          <EditorOnly>
            <Link to="/admin/pages/new" data-create className={buttonClass.primaryLink}>
              Create page
            </Link>
          </EditorOnly>
        </div>
      }
      filters={
        <div className="flex flex-col gap-4">
          <ChipLinks label="Kind" name="type" chips={kindChips} chosen={type} />
          <ChipLinks
            label="Publication"
            name="publication"
            chips={stateChips}
            chosen={publication}
          />
          <SearchForm label="Title, path or ID" searched={q} minLength={1} />
        </div>
      }
      list={list}
      empty="No pages yet. The first one may be a guide."
      filtered={[q, type, publication].some((chosen) => chosen !== undefined)}
    >
      {(rows) => (
        <>
          <RowList label="Pages" rows={rows}>
            {(row) => <ContentPageListRow row={row} />}
          </RowList>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}

function ContentPageListRow({ row }: { row: ContentPageRow }) {
  const { id, name, kind, path, cover, i18n } = row;
  const remove = trpc.admin.contentPage.delete.useMutation({
    onSuccess: () => toast.success(`${name} was deleted.`),
  });
  return (
    <EntityRow
      id={id}
      name={name}
      image={cover}
      details={`${kindLabels[kind]}, ${path}`}
      statuses={publicationChips(i18n)}
      edit={{ to: '/admin/pages/$id', params: { id: String(id) } }}
    >
      <DeleteButton
        name={name}
        consequence="It leaves the site at once. It can be brought back from the history."
        isPending={remove.isPending}
        onDelete={() => remove.mutate({ id })}
      />
    </EntityRow>
  );
}
