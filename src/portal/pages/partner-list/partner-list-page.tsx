import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { countChosen, isChosen } from '#contract/catalogue/filter/filter-search.ts';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { clickBlock } from '../../cards/counted-click.ts';
import { LoadedList, NoOffers } from '../../cards/loaded-list.tsx';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { CompareBarSlot, CompareSlot } from '../compare/choice/compare-slot.tsx';
import type { DescribedFilter } from './describe-filter.ts';
import { chipClass, FilterLink, FilterProvider, useFilter } from './filter-link.tsx';
import { FilterPanel, filterPanelId } from './filter-panel.tsx';
import { leadingFact } from './leading-fact.ts';
import type { LoadedPartners } from './load-partners.ts';
import { PartnerRows } from './partner-rows.tsx';
import { SortSheet, sortSheetId } from './sort-sheet.tsx';

type Props = { described: DescribedFilter };

/** Lists all partners of a section. Each choice is a link, so that the page works without JavaScript. */
export function PartnerListPage({ section, ...loaded }: LoadedPartners) {
  const { texts, groups } = loaded.described;
  const isOnBreak = usePageContext().breakUntil !== undefined;
  if (isOnBreak) {
    return (
      <>
        <PageTitle>{texts.title}</PageTitle>
        <h1 className="mb-8 text-display tracking-[0.06em]">{texts.heading}</h1>
        <NoOffers />
      </>
    );
  }
  return (
    <FilterProvider section={section} chosen={loaded.chosen}>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em] max-sm:text-title">{texts.heading}</h1>
      <DisclosureLine />
      {groups.length > 0 && <FilterRow described={loaded.described} />}
      <div className="mt-1 lg:mt-6 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start lg:gap-5">
        {groups.length > 0 && (
          <div className="contents lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
            <FilterPanel described={loaded.described} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-3 lg:col-start-2">
          <FoundPartners section={section} {...loaded} />
        </div>
      </div>
    </FilterProvider>
  );
}

/** Sticks to the top of narrow windows. */
function FilterRow({ described: { texts, sorts } }: Props) {
  const { requested } = useFilter();
  const count = countChosen(requested);
  const sorted = sorts.find(({ sort }) => sort === (requested.sort ?? 'editors'));
  const button = (id: string, content: ReactNode) => (
    <button
      type="button"
      popoverTarget={id}
      className={`${buttonClass.quiet} min-h-11 min-w-0 flex-1`}
    >
      {content}
    </button>
  );
  return (
    <div
      data-top-bar
      className="sticky top-0 z-10 -mx-4 mt-1 flex gap-2 bg-ground px-4 py-2 lg:hidden"
    >
      {button(
        filterPanelId,
        <>
          {texts.filters}
          {count > 0 && <span className="figures text-brass">{count}</span>}
        </>,
      )}
      {button(
        sortSheetId,
        <>
          {texts.sort}
          {requested.sort && <span className="truncate text-brass">{sorted?.label}</span>}
        </>,
      )}
    </div>
  );
}

function FoundPartners({ section, partners, unchecked, described, chosen }: LoadedPartners) {
  const { texts, found, drops, closed } = described;
  const { requested, isPending } = useFilter();
  const isNarrowed = countChosen(chosen) > 0;
  const leading = leadingFact(chosen);
  return (
    <>
      {countChosen(requested) > 0 && <ChosenFilters described={described} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="figures font-heading font-strong text-large">
          {found}
        </p>
        <SortSheet described={described} />
      </div>
      <div
        aria-busy={isPending || undefined}
        className="flex flex-col gap-3 transition-opacity aria-busy:opacity-50"
      >
        {isNarrowed && 'data' in partners && partners.data.total === 0 ? (
          <NothingFound texts={texts} drops={drops} />
        ) : (
          <LoadedList result={partners} empty={texts.nothing}>
            {(items) => (
              <div {...clickBlock('all')}>
                <PartnerRows items={items} closed={closed} leading={leading} level={2}>
                  {(product) => <CompareSlot partner={product} />}
                </PartnerRows>
              </div>
            )}
          </LoadedList>
        )}
        <Pages described={described} />
        <Unchecked described={described} unchecked={unchecked} leading={leading} />
      </div>
      <p>
        <QuietLink to={pagePath.follow} about={`category-${section}`}>
          {texts.follow}
        </QuietLink>
      </p>
      <CompareBarSlot />
    </>
  );
}

type NothingProps = Pick<DescribedFilter, 'texts' | 'drops'>;

const NothingFound = ({ texts, drops }: NothingProps) => (
  <div className="flex flex-col gap-4 rounded-card border border-line border-dashed px-6 py-10">
    <p className="font-strong">{texts.nothing}</p>
    {drops.length > 0 && (
      <>
        <p className="text-muted">{texts.dropOne}</p>
        <ul className="flex flex-wrap gap-2">
          {drops.map(({ names, label }) => (
            <li key={names.join(' ')}>
              <FilterLink change={{ drop: names }} className={chipClass.plain}>
                {label}
              </FilterLink>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

type UncheckedProps = Props &
  Pick<LoadedPartners, 'unchecked'> & { leading: ReturnType<typeof leadingFact> };

/** Partners that nobody has checked for the filter, on request. */
function Unchecked({ described, unchecked, leading }: UncheckedProps) {
  const { texts, unchecked: label } = described;
  const isShown = useFilter().requested.unchecked === true;
  if (!label) return null;
  return (
    <section className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="figures text-body text-muted">{label}</h2>
        <FilterLink
          change={{ unchecked: !isShown }}
          className="inline-block min-h-6 text-small underline underline-offset-4 hover:text-brass"
        >
          {isShown ? texts.hideUnchecked : texts.showUnchecked}
        </FilterLink>
      </div>
      {unchecked && (
        <LoadedList result={unchecked} empty={texts.nothing}>
          {(items) => <PartnerRows items={items} leading={leading} level={3} />}
        </LoadedList>
      )}
    </section>
  );
}

function ChosenFilters({ described: { groups, rareGroups, texts } }: Props) {
  const { requested } = useFilter();
  const chosen = [...groups, ...rareGroups].flatMap(({ name, title, choices }) =>
    choices
      .filter(({ id }) => isChosen(requested, name, id))
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

function Pages({ described: { pages, texts } }: Props) {
  if (!pages) return null;
  const step = (page: number, label: string) => (
    <FilterLink change={{ page }} resetScroll className={`${buttonClass.quiet} min-h-11`}>
      {label}
    </FilterLink>
  );
  return (
    <nav aria-label={texts.pages} className="mt-2 flex flex-wrap items-center gap-4">
      {pages.previous && step(pages.previous, texts.previous)}
      {pages.next && step(pages.next, texts.next)}
      <p className="figures text-muted text-small">{pages.label}</p>
    </nav>
  );
}
