import type { SearchResult } from '#contract/catalogue/search/search.ts';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { CatalogueLink, isExternal } from '../../cards/catalogue-link.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import type { SearchCategory } from '../dialog/search-category.ts';
import { GroupTitle } from './group-title.tsx';
import type { ResultCard, resultCards } from './result-card.ts';
import { ResultContent, resultClass } from './result-card-content.tsx';

type Props = {
  id: string;
  results: ReturnType<typeof resultCards>;
  totals: SearchResult['totals'];
  category: SearchCategory;
  active: string | undefined;
  texts: SearchTexts;
  onFollow: (staysHere: boolean) => void;
};

/** Options are marked as active but never focused, because focus stays in the input. */
export function ResultList({ id, results, totals, category, active, texts, onFollow }: Props) {
  const option = (card: ResultCard) => (
    <CatalogueLink
      key={card.id}
      id={card.id}
      to={card.link}
      clicked={card.clicked}
      role="option"
      aria-selected={card.id === active}
      tabIndex={-1}
      onClick={(event) =>
        onFollow(isExternal(card.link) || event.ctrlKey || event.metaKey || event.shiftKey)
      }
      className={resultClass}
    >
      <ResultContent card={card} texts={texts} />
    </CatalogueLink>
  );
  const groups = searchTypes.filter((type) => results[type].length > 0);
  return (
    <div
      {...clickBlock('results')}
      id={id}
      role="listbox"
      aria-label={texts.results}
      className="flex flex-col gap-4"
    >
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
    </div>
  );
}
