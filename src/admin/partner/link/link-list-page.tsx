import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { linkStates } from '#contract/partner/link-state.ts';
import { linkSorts } from '#contract/sort/list-sort.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { onlyTotal, useTotals } from '../../list/filter/use-totals.ts';
import { type Column, sortingOf } from '../../list/table/column.ts';
import { RowTable } from '../../list/table/row-table.tsx';
import { LinkRow } from './link-row.tsx';

export function LinkListPage() {
  const { link: text, shared } = useAdminTexts();
  const chips = [
    { value: undefined, label: shared.all },
    { value: 'problem' as const, label: text.toLookAt },
    ...linkStates.map((state) => ({ value: state, label: text.states[state] })),
  ];
  const filter = useSearch({ from: '/admin/_editor/links' });
  const { q, state, page = 1 } = filter;
  const list = trpc.admin.linkCheck.list.useQuery(
    {
      ...{ q, state, limit: pageSize, offset: (page - 1) * pageSize },
      ...sortingOf(filter, linkSorts),
    },
    { placeholderData: keepPreviousData },
  );
  const totals = useTotals(chips, (admin, { value }) =>
    admin.linkCheck.list({ q, state: value, ...onlyTotal }),
  );
  const isOn = list.data?.is_on !== false;
  const canCheck = list.data?.can_check !== false;
  const columns: Column[] = [
    { name: 'url', label: text.columns.url, width: 'minmax(0,5fr)', sort: 'url' },
    { name: 'uses', label: text.usedIn, width: 'minmax(0,4fr)' },
    { name: 'checked', label: text.columns.checked, width: '11rem', sort: 'checked' },
    { name: 'state', label: text.state, width: '7.5rem', sort: 'state' },
  ];
  return (
    <ResourcePage
      title={text.title}
      filters={
        <>
          {!isOn && <p className="text-muted text-small">{canCheck ? text.off : text.forbidden}</p>}
          <FilterRow>
            <ChipLinks
              label={text.state}
              name="state"
              chips={chips}
              chosen={state}
              totals={totals}
            />
            <SearchForm label={text.search} searched={q} minLength={1} />
          </FilterRow>
        </>
      }
      list={list}
      empty={text.empty}
      filtered={state !== undefined || q !== undefined}
    >
      {(links) => (
        <>
          <RowTable label={text.title} columns={columns} actions={2} rows={links}>
            {(link) => <LinkRow link={link} isOn={isOn} canCheck={canCheck} />}
          </RowTable>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
