import { countChosen } from '#contract/catalogue/filter/filter-search.ts';
import { pagePath } from '#contract/page-path.ts';
import { FitLink } from '../../blocks/fit-link.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { LoadedList, NoOffers } from '../../cards/loaded-list.tsx';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { ChosenFilters } from '../../filter/chosen-filters.tsx';
import { DimmedList } from '../../filter/dimmed-list.tsx';
import { FilterLink, FilterProvider, useFilter } from '../../filter/filter-link.tsx';
import { FilterPages } from '../../filter/filter-pages.tsx';
import { FilterPanel, filterGrid, filterSide } from '../../filter/filter-panel.tsx';
import { FilterRow } from '../../filter/filter-row.tsx';
import { NothingFound } from '../../filter/nothing-found.tsx';
import { SortSheet } from '../../filter/sort-sheet.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { CompareBarSlot, CompareSlot } from '../compare/choice/compare-slot.tsx';
import type { DescribedPartnerFilter } from './describe-filter.ts';
import { leadingFacts } from './leading-fact.ts';
import { listFilter } from './list-path.ts';
import type { LoadedPartners } from './load-partners.ts';
import { PartnerRows } from './partner-rows.tsx';

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
    <FilterProvider filter={listFilter[section]} chosen={loaded.chosen}>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em] max-sm:text-title">{texts.heading}</h1>
      <DisclosureLine />
      {groups.length > 0 && <FilterRow described={loaded.described} />}
      <div className={filterGrid}>
        {groups.length > 0 && (
          <div className={filterSide}>
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

function FoundPartners({ section, partners, unchecked, described, chosen }: LoadedPartners) {
  const { texts, found, closed } = described;
  const isNarrowed = countChosen(chosen) > 0;
  const leading = leadingFacts(chosen);
  return (
    <>
      <ChosenFilters described={described} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="figures font-heading font-strong text-large">
          {found}
        </p>
        <SortSheet described={described} />
      </div>
      <DimmedList>
        {isNarrowed && 'data' in partners && partners.data.total === 0 ? (
          <NothingFound {...described}>{section === 'casino' && <FitLink />}</NothingFound>
        ) : (
          <LoadedList result={partners} empty={texts.nothing}>
            {(items) => (
              <div {...clickBlock('all')}>
                <PartnerRows items={items} closed={closed} leading={leading} level={2}>
                  {(product) => <CompareSlot kind="ids" item={product} />}
                </PartnerRows>
              </div>
            )}
          </LoadedList>
        )}
        <FilterPages described={described} />
        <Unchecked described={described} unchecked={unchecked} leading={leading} />
      </DimmedList>
      <p>
        <QuietLink to={pagePath.follow} about={`category-${section}`}>
          {texts.follow}
        </QuietLink>
      </p>
      <CompareBarSlot kind="ids" />
    </>
  );
}

type UncheckedProps = Pick<LoadedPartners, 'unchecked'> & {
  described: DescribedPartnerFilter;
  leading: ReturnType<typeof leadingFacts>;
};

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
