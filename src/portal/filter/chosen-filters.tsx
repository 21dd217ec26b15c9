import { X } from 'lucide-react';
import { isChosen } from '#contract/catalogue/filter/filter-form.ts';
import { fillText } from '../../../messages/fill-text.ts';
import type { DescribedFilter } from './described-filter.ts';
import { chipClass, FilterLink, useDeferredFilter } from './filter-link.tsx';

/** The chosen values above a list, each of which can be removed. */
export function ChosenFilters({
  described: { groups, rareGroups, texts },
}: {
  described: DescribedFilter;
}) {
  const { requested, count } = useDeferredFilter();
  if (count === 0) return null;
  const chosen = [...groups, ...rareGroups].flatMap(({ name, title, choices }) =>
    choices
      .filter(({ id, count }) => count !== undefined && isChosen(requested, name, id))
      .map((choice) => ({ name, title, ...choice })),
  );
  return (
    <ul aria-label={texts.chosen} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, title, id, label }) => (
        <li key={`${name} ${id}`}>
          <FilterLink
            change={{ toggle: name, value: id }}
            className={chipClass.chosen}
            aria-label={fillText(texts.remove, { name: `${title}: ${label}` })}
          >
            {label}
            <X className="size-4" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink
          change="clear"
          className="inline-flex min-h-9 items-center px-2 text-muted text-small underline underline-offset-4 hover:text-ink"
        >
          {texts.clear}
        </FilterLink>
      </li>
    </ul>
  );
}
