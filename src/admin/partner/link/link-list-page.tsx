import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { linkStates } from '#contract/partner/link-state.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { LinkRow } from './link-row.tsx';

export function LinkListPage() {
  const { link: text, shared } = useAdminTexts();
  const chips = [
    { value: undefined, label: shared.all },
    { value: 'problem' as const, label: text.toLookAt },
    ...linkStates.map((state) => ({ value: state, label: text.states[state] })),
  ];
  const { q, state, page = 1 } = useSearch({ from: '/admin/_editor/links' });
  const list = trpc.admin.linkCheck.list.useQuery(
    { q, state, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const isOn = list.data?.is_on !== false;
  return (
    <ResourcePage
      title={text.title}
      filters={
        isOn && (
          <div className="flex flex-col gap-4">
            <ChipLinks label={text.state} name="state" chips={chips} chosen={state} />
            <SearchForm label={text.search} searched={q} minLength={1} />
          </div>
        )
      }
      list={list}
      empty={isOn ? text.empty : text.off}
      filtered={isOn && (state !== undefined || q !== undefined)}
    >
      {(links) => (
        <>
          <ul aria-label={text.title} className="flex flex-col gap-2">
            {links.map((link) => (
              <li key={link.id}>
                <LinkRow link={link} />
              </li>
            ))}
          </ul>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
