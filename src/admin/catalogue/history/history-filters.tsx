import { Link } from '@tanstack/react-router';
import { changedKinds } from '#contract/catalogue/history/entity-kind.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ChoiceSelect } from '../../list/filter/choice-select.tsx';
import { DayFilter } from '../../list/filter/day-filter.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { SearchForm } from '../../list/filter/search-form.tsx';

const minWordLength = 2;

/** Returns whether a filter other than the kind is set. */
export const isFiltered = ({ kind, person, from, to, q }: ListFilter) =>
  [kind, person, from, to, q].some((value) => value !== undefined);

export function ResetFilters({ filter }: { filter: ListFilter }) {
  const { history: text } = useAdminTexts();
  if (!isFiltered(filter)) return null;
  return (
    <Link to="/admin/history" className={buttonClass.quiet}>
      {text.reset}
    </Link>
  );
}

export function HistoryFilters({ filter }: { filter: ListFilter }) {
  const { history: text } = useAdminTexts();
  const { data: actors } = trpc.admin.change.actors.useQuery();
  const { kind, person, from, to, q } = filter;
  const known = actors?.items.map(({ name }) => name) ?? [];
  const people = person === undefined || known.includes(person) ? known : [person, ...known];
  return (
    <FilterRow>
      <ChoiceSelect
        label={text.kind}
        name="kind"
        choices={[
          { value: undefined, label: text.allKinds },
          ...changedKinds.map((value) => ({ value, label: text.kinds[value].chip })),
        ]}
        chosen={kind}
      />
      <ChoiceSelect
        label={text.person}
        name="person"
        choices={[
          { value: undefined, label: text.everybody },
          ...people.map((value) => ({ value, label: value })),
        ]}
        chosen={person}
      />
      <DayFilter label={text.from} name="from" chosen={from} max={to} />
      <DayFilter label={text.to} name="to" chosen={to} min={from} />
      <SearchForm label={text.words} searched={q} minLength={minWordLength} />
    </FilterRow>
  );
}
