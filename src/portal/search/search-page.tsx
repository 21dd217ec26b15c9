import { searchTypes } from '#contract/catalogue/search-type.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { clickBlock } from '../cards/counted-click.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { usePageContext } from '../page-context.ts';
import { answerStatus } from './dialog/search-status.ts';
import type { SearchPageData } from './load-search-page.ts';
import { GroupTitle } from './result/group-title.tsx';
import { resultCards } from './result/result-card.ts';
import { ResultContent, resultClass } from './result/result-card-content.tsx';
import { SearchFailure } from './result/search-failure.tsx';

/** The search button leads here if no script has loaded. */
export function SearchPage({ texts, query, result }: SearchPageData) {
  const { language, messages } = usePageContext();
  const answer = result && 'data' in result ? result.data : undefined;
  const results = answer && resultCards(answer.results, { texts, language });
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display">{texts.title}</h1>
      <p className="mt-2 text-muted">{texts.description}</p>
      <form action={pathIn(language, pagePath.search)} className="mt-6 flex gap-3">
        <label className="min-w-0 flex-1">
          <span className="sr-only">{texts.label}</span>
          <input
            type="text"
            name="q"
            dir="auto"
            defaultValue={query}
            placeholder={texts.placeholder}
            maxLength={200}
            autoComplete="off"
            className="h-11 w-full rounded-control border border-edge bg-ground px-3.5 text-large placeholder:text-muted"
          />
        </label>
        <button type="submit" className={`${buttonClass.primary} min-h-11`}>
          {messages.search}
        </button>
      </form>
      <div className="mt-8 flex flex-col gap-8">
        {result && 'failure' in result && (
          <SearchFailure text={texts.failed} retry={() => window.location.reload()} />
        )}
        {!result && <p className="text-muted">{texts.prompt}</p>}
        {answer && (
          <p dir="auto" className="text-muted">
            {answerStatus({ query, category: 'all', found: answer.results }, texts, language)}
          </p>
        )}
        {answer &&
          results &&
          searchTypes
            .filter((type) => results[type].length > 0)
            .map((type) => (
              <section key={type} aria-labelledby={type}>
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
              </section>
            ))}
      </div>
    </>
  );
}
