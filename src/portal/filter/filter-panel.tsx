import { X } from 'lucide-react';
import { memo } from 'react';
import { isChosen } from '#contract/catalogue/filter/filter-form.ts';
import { buttonClass } from '../../ui/button.ts';
import type { Choice, DescribedFilter, FilterGroup } from './described-filter.ts';
import { chipClass, FilterLink, useFilter } from './filter-link.tsx';

/** A column beside the list in a wide window. */
export const filterGrid =
  'mt-1 lg:mt-6 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start lg:gap-5';
export const filterSide =
  'contents lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto';

type Props = {
  described: DescribedFilter;
  /** A drawer leaves no column beside the list in a wide window. */
  as?: keyof typeof panelClass;
};

export const filterPanelId = 'filters';

const sheet =
  'm-0 overflow-y-auto border border-line bg-raised text-ink backdrop:bg-ground/80 max-lg:open:fixed max-lg:open:inset-x-0 max-lg:open:top-auto max-lg:open:bottom-0 max-lg:open:max-h-[85dvh] max-lg:open:w-full max-lg:open:max-w-none max-lg:open:overscroll-contain max-lg:open:rounded-t-card max-lg:open:border-b-0 max-lg:open:animate-enter';

/** A sheet at the bottom of a narrow window, and part of the page in a wide one. */
export const sheetClass = `${sheet} lg:static lg:block lg:w-auto lg:overflow-visible`;

const panelClass = {
  column: { frame: `${sheetClass} lg:rounded-card`, head: 'lg:sr-only', button: 'lg:hidden' },
  drawer: {
    frame: `${sheet} lg:open:fixed lg:open:inset-y-0 lg:open:right-auto lg:open:left-0 lg:open:h-dvh lg:open:max-h-none lg:open:w-96 lg:open:animate-enter lg:open:overscroll-contain`,
    head: '',
    button: '',
  },
};

/** Longer groups show the rest on request. */
const shownChoices = 8;

/** On phones, a sheet. It opens without JavaScript too. */
export const FilterPanel = ({ described, as = 'column' }: Props) => {
  const { frame, head, button } = panelClass[as];
  const { groups, rareGroups, texts, show } = described;
  const chosen = useFilter().requested;
  const hasChosen = (shown: FilterGroup[]) =>
    shown.some(({ name, choices }) => choices.some(({ id }) => isChosen(chosen, name, id))) ||
    undefined;
  const list = (shown: FilterGroup[]) =>
    shown.map((group) => <Group key={group.name} group={group} texts={texts} />);
  return (
    <section id={filterPanelId} popover="auto" aria-label={texts.filters} className={frame}>
      <div
        className={`sticky top-0 z-10 flex items-center justify-between gap-4 bg-raised px-4 py-2 ${head}`}
      >
        <h2 className="text-large">{texts.filters}</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className={`${buttonClass.icon} -mr-2 size-11 ${button}`}
        >
          <X className="size-5" />
          <span className="sr-only">{texts.close}</span>
        </button>
      </div>
      <div className="divide-y divide-line px-4">
        {list(groups)}
        {rareGroups.length > 0 && (
          <details open={hasChosen(rareGroups)}>
            <summary className="disclosure min-h-11 text-muted text-small hover:text-ink">
              {texts.moreFilters}
            </summary>
            <div className="divide-y divide-line border-line border-t">{list(rareGroups)}</div>
          </details>
        )}
      </div>
      <div
        className={`sticky bottom-0 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${button}`}
      >
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className={`${buttonClass.primary} min-h-11 w-full`}
        >
          {show}
        </button>
      </div>
    </section>
  );
};

type GroupProps = { group: FilterGroup; texts: DescribedFilter['texts'] };

function Group({ group: { name, title, choices }, texts }: GroupProps) {
  const chosen = useFilter().requested;
  const id = `filter-${name}`;
  const isLong = choices.length > shownChoices + 2;
  const first = isLong ? choices.slice(0, shownChoices) : choices;
  const others = choices.slice(first.length);
  const list = (shown: typeof choices) => (
    <ul aria-labelledby={id} className="flex flex-wrap gap-1.5">
      {shown.map((choice) => (
        <li key={`${choice.id}`}>
          <Chip name={name} choice={choice} isPressed={isChosen(chosen, name, choice.id)} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-y-2 py-3">
      <h3 id={id} className="text-muted text-small">
        {title}
      </h3>
      <div className="flex flex-col gap-2">
        {list(first)}
        {others.length > 0 && (
          <details open={others.some(({ id }) => isChosen(chosen, name, id)) || undefined}>
            <summary className="disclosure min-h-8 text-muted text-small hover:text-ink">
              {texts.more}
            </summary>
            <div className="pt-1">{list(others)}</div>
          </details>
        )}
      </div>
    </div>
  );
}

type ChipProps = { name: FilterGroup['name']; choice: Choice; isPressed: boolean };

/** Memoized, because a press changes few of a hundred choices. */
const Chip = memo(({ name, choice, isPressed }: ChipProps) => {
  const { id, label, count, isEmpty } = choice;
  const content = (
    <>
      <span dir="auto">{label}</span>
      {!isPressed && count && <span className="figures text-muted">{count}</span>}
    </>
  );
  if (isEmpty && !isPressed) return <span className={chipClass.empty}>{content}</span>;
  return (
    <FilterLink
      change={{ toggle: name, value: id }}
      isChosen={isPressed}
      className={isPressed ? chipClass.chosen : chipClass.plain}
    >
      {content}
    </FilterLink>
  );
});
