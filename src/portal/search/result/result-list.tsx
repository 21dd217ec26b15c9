import type { MouseEvent } from 'react';
import type { FoundFilter, SearchResult } from '#contract/catalogue/search/search.ts';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { CatalogueLink, isExternal } from '../../cards/catalogue-link.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import type { SearchCategory } from '../dialog/search-category.ts';
import { filterId } from '../dialog/use-result-cards.ts';
import { FilterRow } from './filter-row.tsx';
import { GroupTitle } from './group-title.tsx';
import type { ResultCard, resultCards } from './result-card.ts';
import { ResultContent, resultClass } from './result-card-content.tsx';

type Props = {
  id: string;
  results: ReturnType<typeof resultCards>;
  filters: readonly FoundFilter[];
  /** True if the query is a name or a code, which comes before the filters. */
  isExact: boolean;
  totals: SearchResult['totals'];
  category: SearchCategory;
  active: string | undefined;
  texts: SearchTexts;
  onFollow: (staysHere: boolean) => void;
};

const staysHere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Options are marked as active but never focused, because focus stays in the input. */
export function ResultList(props: Props) {
  const { id, results, filters, isExact, totals, category, active, texts, onFollow } = props;
  const option = (card: ResultCard) => (
    <CatalogueLink
      key={card.id}
      id={card.id}
      to={card.link}
      clicked={card.clicked}
      role="option"
      aria-selected={card.id === active}
      tabIndex={-1}
      onClick={(event) => onFollow(isExternal(card.link) || staysHere(event))}
      className={resultClass}
    >
      <ResultContent card={card} texts={texts} />
    </CatalogueLink>
  );
  const filterRows = filters.map((filter, index) => (
    <FilterRow
      key={filter.query}
      id={filterId(index)}
      filter={filter}
      texts={texts}
      role="option"
      aria-selected={filterId(index) === active}
      tabIndex={-1}
      onClick={(event) => onFollow(staysHere(event))}
    />
  ));
  const groups = searchTypes.filter((type) => results[type].length > 0);
  return (
    <div
      {...clickBlock('results')}
      id={id}
      role="listbox"
      aria-label={texts.results}
      className="flex flex-col gap-4"
    >
      {!isExact && filterRows}
      {category === 'all'
        ? groups.map((type) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, and HTML has no element for a group of links.
            <div key={type} role="group" aria-labelledby={`${id}-${type}`}>
              <GroupTitle
                id={`${id}-${type}`}
                title={texts.categories[type]}
                shown={results[type].length}
                total={totals[type]}
                texts={texts}
              />
              {results[type].map(option)}
            </div>
          ))
        : results[category].map(option)}
      {isExact && filterRows}
    </div>
  );
}
