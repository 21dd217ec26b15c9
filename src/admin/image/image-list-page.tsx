import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';
import { ResourcePage } from '../list/entity-list-frame.tsx';
import { ChipLinks } from '../list/filter/chip-links.tsx';
import { Pager, pageSize } from '../list/filter/pager.tsx';
import { SearchForm } from '../list/filter/search-form.tsx';
import { useMayEdit } from '../people/sign-in/use-session.ts';
import { ImageDrop } from './image-drop.tsx';
import { ImageGrid } from './image-grid.tsx';

export function ImageListPage() {
  const { image: text, shared } = useAdminTexts();
  const chips = [
    { value: undefined, label: shared.all },
    { value: 'used' as const, label: text.used },
    { value: 'unused' as const, label: text.unused },
  ];
  const { q, use, page = 1 } = useSearch({ from: '/admin/_editor/images/' });
  const mayWrite = useMayEdit();
  const list = trpc.admin.image.list.useQuery(
    { q, use, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  return (
    <ResourcePage
      title={text.title}
      filters={
        <div className="flex flex-col gap-4">
          {mayWrite && <ImageDrop />}
          <ChipLinks label={text.use} name="use" chips={chips} chosen={use} />
          <SearchForm label={text.search} searched={q} minLength={1} />
        </div>
      }
      list={list}
      empty={text.empty}
      filtered={use !== undefined || q !== undefined}
    >
      {(images) => (
        <>
          <ImageGrid images={images}>
            {({ id, name }, className) => (
              <Link to="/admin/images/$id" params={{ id: String(id) }} className={className}>
                {name}
              </Link>
            )}
          </ImageGrid>
          {list.data && (
            <p className="text-muted text-small">{text.keep(list.data.keep_unused_days)}</p>
          )}
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
