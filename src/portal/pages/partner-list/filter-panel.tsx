import { X } from 'lucide-react';
import { buttonClass } from '../../../ui/button.ts';
import type { Choice, DescribedFilter, FilterGroup } from './describe-filter.ts';
import { chipClass, FilterLink } from './filter-link.tsx';

type Props = { described: DescribedFilter };

export const filterPanelId = 'filters';

/** Longer groups show the rest on request. */
const shownChoices = 8;

/** A panel on desktops, and on phones a sheet that opens without JavaScript too. */
export const FilterPanel = ({ described }: Props) => {
  const { groups, rareGroups, texts, show } = described;
  const list = (shown: FilterGroup[]) =>
    shown.map((group) => <Group key={group.name} group={group} texts={texts} />);
  return (
    <section
      id={filterPanelId}
      popover="auto"
      aria-label={texts.filters}
      className="m-0 overflow-y-auto border border-line bg-raised text-ink backdrop:bg-ground/80 max-md:open:fixed max-md:open:inset-x-0 max-md:open:top-auto max-md:open:bottom-0 max-md:open:max-h-[85dvh] max-md:open:w-full max-md:open:max-w-none max-md:open:overscroll-contain max-md:open:rounded-t-card max-md:open:border-b-0 max-md:open:animate-enter md:static md:block md:w-auto md:overflow-visible md:rounded-card"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-raised px-4 py-2 md:sr-only">
        <h2 className="text-large">{texts.filters}</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className={`${buttonClass.icon} -mr-2 size-11 md:hidden`}
        >
          <X className="size-5" />
          <span className="sr-only">{texts.close}</span>
        </button>
      </div>
      <div className="divide-y divide-line px-4 md:px-5">
        {list(groups)}
        {rareGroups.length > 0 && (
          <details open={hasChosen(rareGroups.flatMap(({ choices }) => choices))}>
            <summary className="disclosure min-h-11 text-muted text-small hover:text-ink">
              {texts.moreFilters}
            </summary>
            <div className="divide-y divide-line border-line border-t">{list(rareGroups)}</div>
          </details>
        )}
      </div>
      <div className="sticky bottom-0 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
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

const hasChosen = (choices: readonly Choice[]) =>
  choices.some(({ isChosen }) => isChosen) || undefined;

type GroupProps = { group: FilterGroup; texts: DescribedFilter['texts'] };

function Group({ group: { name, title, choices }, texts }: GroupProps) {
  const id = `filter-${name}`;
  const isLong = choices.length > shownChoices + 2;
  const first = isLong ? choices.slice(0, shownChoices) : choices;
  const others = choices.slice(first.length);
  const list = (shown: typeof choices) => (
    <ul aria-labelledby={id} className="flex flex-wrap gap-2">
      {shown.map((choice) => (
        <li key={choice.id}>
          <Chip choice={choice} texts={texts} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-x-6 gap-y-2 py-3.5 md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <h3 id={id} className="text-muted text-small md:pt-2">
        {title}
      </h3>
      <div className="flex flex-col gap-2">
        {list(first)}
        {others.length > 0 && (
          <details open={hasChosen(others)}>
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

type ChipProps = {
  choice: FilterGroup['choices'][number];
  texts: DescribedFilter['texts'];
};

function Chip({ choice: { label, count, isChosen, isEmpty, search } }: ChipProps) {
  const content = (
    <>
      <span dir="auto">{label}</span>
      {!isChosen && <span className="figures text-muted">{count}</span>}
    </>
  );
  if (isEmpty) return <span className={chipClass.empty}>{content}</span>;
  return (
    <FilterLink
      search={search}
      isChosen={isChosen}
      className={isChosen ? chipClass.chosen : chipClass.plain}
    >
      {content}
    </FilterLink>
  );
}
