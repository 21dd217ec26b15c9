import type { ExclusiveBonusCard } from '#contract/catalogue/exclusive-bonus.ts';
import {
  countChosenOffers,
  offerFilterForm,
} from '#contract/catalogue/filter/offer-filter-search.ts';
import { pagePath } from '#contract/page-path.ts';
import { BonusCard, bonusGrid } from '../../cards/bonus-card.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { LoadedList, NotShownHere } from '../../cards/loaded-list.tsx';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { ChosenFilters } from '../../filter/chosen-filters.tsx';
import { DepositField } from '../../filter/deposit-field.tsx';
import { DimmedList } from '../../filter/dimmed-list.tsx';
import { FilterProvider } from '../../filter/filter-link.tsx';
import { FilterPages } from '../../filter/filter-pages.tsx';
import { FilterPanel, filterGrid, filterSide } from '../../filter/filter-panel.tsx';
import { FilterRow } from '../../filter/filter-row.tsx';
import { NothingFound } from '../../filter/nothing-found.tsx';
import { SortSheet } from '../../filter/sort-sheet.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { useIsHidden } from '../../market/current-market.ts';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { useMessages } from '../../page-context.ts';
import { CompareBarSlot, CompareSlot } from '../compare/choice/compare-slot.tsx';
import type { LoadedBonuses } from './load-bonuses.ts';

const bonusFilter = { path: pagePath.allBonuses, form: offerFilterForm };

/** Lists all bonuses of the market. Each choice is a link, so that the page works without JavaScript. */
export function BonusListPage(loaded: LoadedBonuses) {
  const { title, heading, described, chosen } = loaded;
  const hasFilter = described.groups.length > 0;
  if (useIsHidden('bonuses')) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <h1 className="text-display tracking-[0.06em]">{heading}</h1>
        <DisclosureLine />
        <div className="mt-6">
          <NotShownHere offers="bonuses" />
        </div>
      </>
    );
  }
  return (
    <FilterProvider filter={bonusFilter} chosen={chosen}>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{heading}</h1>
      <DisclosureLine />
      <div className={filterGrid}>
        {hasFilter && (
          <div className={filterSide}>
            <FilterPanel described={described} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-3 lg:col-start-2">
          {hasFilter && <FilterRow described={described} />}
          <FoundBonuses {...loaded} />
        </div>
      </div>
    </FilterProvider>
  );
}

function FoundBonuses({ bonuses, described, chosen, follow }: LoadedBonuses) {
  const { empty } = useMessages().sections.bonuses;
  return (
    <>
      <ChosenFilters described={described} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="figures font-heading font-strong text-large">
          {described.found}
        </p>
        <SortSheet described={described}>
          {described.deposit && <DepositField {...described.deposit} />}
        </SortSheet>
      </div>
      <DimmedList>
        {countChosenOffers(chosen) > 0 && 'data' in bonuses && bonuses.data.total === 0 ? (
          <NothingFound {...described} />
        ) : (
          <LoadedList result={bonuses} empty={empty}>
            {(items) => (
              <ul className={bonusGrid} {...clickBlock('all')}>
                {items.map((bonus) => (
                  <BonusCard key={bonus.id} bonus={bonus} level={2}>
                    <CompareSlot kind="bonuses" item={{ id: bonus.id, name: nameOf(bonus) }} />
                  </BonusCard>
                ))}
              </ul>
            )}
          </LoadedList>
        )}
        <FilterPages described={described} />
      </DimmedList>
      <p>
        <QuietLink to={pagePath.follow} about="category-bonuses">
          {follow}
        </QuietLink>
      </p>
      <CompareBarSlot kind="bonuses" />
    </>
  );
}

/** Names the partner too, because many bonuses have the same title. */
const nameOf = ({ partner, title }: ExclusiveBonusCard) =>
  partner ? `${partner.name}: ${title}` : title;
