import { X } from 'lucide-react';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { clickBlock } from '../../cards/counted-click.ts';
import { LoadedList, NoOffers } from '../../cards/loaded-list.tsx';
import { ProductCard } from '../../cards/product-card.tsx';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { CompareBarSlot, CompareSlot } from '../compare/choice/compare-slot.tsx';
import type { DescribedFilter } from './describe-filter.ts';
import { chipClass, FilterLink, FilterPathsProvider } from './filter-link.tsx';
import { FilterPanel, filterPanelId } from './filter-panel.tsx';
import type { LoadedPartners } from './load-partners.ts';

type Props = { described: DescribedFilter };

/** Lists all partners of a section. Each choice is a link, so that the page works without JavaScript. */
export function PartnerListPage({ section, partners, described }: LoadedPartners) {
  const { texts, groups, count, found, drops } = described;
  const isNarrowed = count > 0;
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
    <FilterPathsProvider section={section}>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{texts.heading}</h1>
      <DisclosureLine />
      <div className="mt-6 flex flex-col gap-4">
        {groups.length > 0 && (
          <>
            <button
              type="button"
              popoverTarget={filterPanelId}
              className={`${buttonClass.quiet} min-h-11 self-start md:hidden`}
            >
              {texts.filters}
              {isNarrowed && <span className="figures text-brass">{count}</span>}
            </button>
            <FilterPanel described={described} />
          </>
        )}
        {isNarrowed && <ChosenFilters described={described} />}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <p role="status" className="figures font-heading font-strong text-large">
            {found}
          </p>
          <SortLinks described={described} />
        </div>
        {isNarrowed && 'data' in partners && partners.data.total === 0 ? (
          <div className="flex flex-col gap-4 rounded-card border border-line border-dashed px-6 py-10">
            <p className="font-strong">{texts.nothing}</p>
            {drops.length > 0 && (
              <>
                <p className="text-muted">{texts.dropOne}</p>
                <ul className="flex flex-wrap gap-2">
                  {drops.map(({ name, label, search }) => (
                    <li key={name}>
                      <FilterLink search={search} className={chipClass.plain}>
                        {label}
                      </FilterLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        ) : (
          <LoadedList result={partners} empty={texts.nothing}>
            {(items) => (
              <ul className="flex flex-col gap-3" {...clickBlock('all')}>
                {items.map((product) => (
                  <ProductCard key={product.id} product={product} level={2}>
                    <CompareSlot partner={product} />
                  </ProductCard>
                ))}
              </ul>
            )}
          </LoadedList>
        )}
        <Pages described={described} />
        <p>
          <QuietLink to={pagePath.follow} about={`category-${section}`}>
            {texts.follow}
          </QuietLink>
        </p>
        <CompareBarSlot />
      </div>
    </FilterPathsProvider>
  );
}

function ChosenFilters({ described }: Props) {
  const { groups, rareGroups, texts, cleared } = described;
  const chosen = [...groups, ...rareGroups].flatMap(({ name, title, choices }) =>
    choices.filter(({ isChosen }) => isChosen).map((choice) => ({ name, title, ...choice })),
  );
  return (
    <ul aria-label={texts.chosen} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, title, id, label, search }) => (
        <li key={`${name} ${id}`}>
          <FilterLink
            search={search}
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
          search={cleared}
          className="inline-flex min-h-9 items-center px-2 text-muted text-small underline underline-offset-4 hover:text-ink"
        >
          {texts.clear}
        </FilterLink>
      </li>
    </ul>
  );
}

const SortLinks = ({ described: { sorts, texts } }: Props) => (
  <nav aria-label={texts.sortBy} className="flex flex-wrap items-center gap-x-4 text-small">
    <span aria-hidden="true" className="text-muted">
      {texts.sortBy}
    </span>
    {sorts.map(({ sort, label, isChosen, search }) => (
      <FilterLink
        key={sort}
        search={search}
        isChosen={isChosen}
        className={`inline-flex min-h-8 items-center underline-offset-8 hover:text-ink ${isChosen ? 'text-ink underline decoration-2 decoration-brass' : 'text-muted'}`}
      >
        {label}
      </FilterLink>
    ))}
  </nav>
);

function Pages({ described: { pages, texts } }: Props) {
  if (!pages) return null;
  const step = (search: NonNullable<typeof pages.next>, label: string) => (
    <FilterLink search={search} resetScroll className={`${buttonClass.quiet} min-h-11`}>
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
