import { Link } from '@tanstack/react-router';
import type { FoundFilter } from '#contract/catalogue/search/search.ts';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import type { ContentPageSearchResult } from '#contract/content/content-page.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { AllCodesLink } from '../../promo-code/all-codes-link.tsx';
import { answerStatus } from '../../search/dialog/search-status.ts';
import { findsExactly } from '../../search/result/exact-result.ts';
import { FilterRow } from '../../search/result/filter-row.tsx';
import { GroupTitle } from '../../search/result/group-title.tsx';
import { markedText } from '../../search/result/marked-text.ts';
import { NothingFound } from '../../search/result/nothing-found.tsx';
import { usePopular } from '../../search/result/popular-partners.tsx';
import { resultCards } from '../../search/result/result-card.ts';
import {
  Highlighted,
  ResultContent,
  resultClass,
} from '../../search/result/result-card-content.tsx';
import { SearchFailure } from '../../search/result/search-failure.tsx';
import { SearchForm } from '../../search/search-form.tsx';
import type { SearchPageData } from './load-search-page.ts';

type Props = { found: ContentPageSearchResult; texts: SearchTexts };

/** The guides and reviews found by a search, below the catalogue results. */
function FoundContent({ found: { items, total }, texts }: Props) {
  return (
    <section aria-labelledby="content-pages" className="-mx-3">
      <GroupTitle
        id="content-pages"
        title={texts.contentPages}
        shown={items.length}
        total={total}
        texts={texts}
      />
      <ul>
        {items.map(({ id, path, title, excerpt, highlights }) => (
          <li
            key={id}
            className="relative flex flex-col gap-1 rounded-control p-3 transition-colors hover:bg-lifted"
          >
            <Link
              to={path}
              dir="auto"
              className="line-clamp-2 font-strong after:absolute after:inset-0 after:rounded-control"
            >
              <Highlighted>{markedText(title, highlights.title)}</Highlighted>
            </Link>
            {excerpt && (
              <p dir="auto" className="line-clamp-2 text-muted text-small">
                <Highlighted>{markedText(excerpt, highlights.excerpt)}</Highlighted>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search button opens this page if its script hasn't loaded. */
export function SearchPage({ texts, query, result, content }: SearchPageData) {
  const { language, messages } = usePageContext();
  const answer = result && 'data' in result ? result.data : undefined;
  const pages = content && 'data' in content ? content.data : undefined;
  const hasContent = pages !== undefined && pages.items.length > 0;
  const results = answer && resultCards(answer.results, { texts, terms: messages.terms, language });
  const hasHits =
    answer !== undefined && searchTypes.some((type) => answer.results[type].length > 0);
  const isExact = answer !== undefined && findsExactly(query, answer.results);
  const filterRows = answer && answer.filters.length > 0 && (
    <FoundFilters filters={answer.filters} texts={texts} />
  );
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display uppercase tracking-[0.06em]">{texts.title}</h1>
      <p className="mt-2 text-muted">{texts.description}</p>
      <DisclosureLine />
      <div className="mt-6">
        <SearchForm label={texts.label} query={query} placeholder={texts.placeholder} />
      </div>
      <div className="mt-8 flex flex-col gap-8">
        {result && 'failure' in result && (
          <SearchFailure text={texts.failed} retry={() => window.location.reload()} />
        )}
        {!result && <p className="text-muted">{texts.prompt}</p>}
        {!hasHits && filterRows}
        {answer && (hasHits || !hasContent) && (
          <p dir="auto" className="text-muted">
            {answerStatus({ query, category: 'all', answer }, texts, language)}
          </p>
        )}
        {!isExact && hasHits && filterRows}
        {answer &&
          results &&
          searchTypes
            .filter((type) => results[type].length > 0)
            .map((type) => (
              <section key={type} aria-labelledby={type} className="-mx-3">
                <GroupTitle
                  id={type}
                  title={texts.categories[type]}
                  shown={results[type].length}
                  total={answer.totals[type]}
                  texts={texts}
                />
                <ul {...clickBlock('results')}>
                  {results[type].map((card) => (
                    <li key={card.id}>
                      <CatalogueLink to={card.link} clicked={card.clicked} className={resultClass}>
                        <ResultContent card={card} texts={texts} />
                      </CatalogueLink>
                    </li>
                  ))}
                </ul>
                {type === 'promocodes' && (
                  <p className="px-3 pt-2">
                    <AllCodesLink>{messages.promoCodes.all}</AllCodesLink>
                  </p>
                )}
              </section>
            ))}
        {isExact && hasHits && filterRows}
        {answer && !hasContent && !hasHits && (
          <div className="-mx-3">
            <WaysOn query={query} texts={texts} />
          </div>
        )}
        {hasContent && <FoundContent found={pages} texts={texts} />}
      </div>
    </>
  );
}

const FoundFilters = ({ filters, texts }: { filters: FoundFilter[]; texts: SearchTexts }) => (
  <ul className="-mx-3">
    {filters.map((filter) => (
      <li key={filter.query}>
        <FilterRow filter={filter} texts={texts} />
      </li>
    ))}
  </ul>
);

/** Loads the popular partners only if they are shown. */
const WaysOn = (props: Pick<SearchPageData, 'query' | 'texts'>) => (
  <NothingFound {...props} level={2} popular={usePopular()} />
);
