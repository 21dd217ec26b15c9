import type { SearchTexts } from '../../../../messages/en/search.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Disclosure } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { AllCodesLink } from '../../promo-code/all-codes-link.tsx';
import { rememberSearch } from '../dialog/recent-search.ts';
import { answerStatus } from '../dialog/search-status.ts';
import { SearchStart } from '../dialog/search-suggestions.tsx';
import type { ResultCards } from '../dialog/use-result-cards.ts';
import type { Search } from '../dialog/use-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { usePopular } from './popular-partners.tsx';
import { ResultList } from './result-list.tsx';
import { SearchFailure } from './search-failure.tsx';

const loadingRows = ['first', 'second', 'third', 'fourth', 'fifth'];

type Props = {
  search: Search;
  retry: () => void;
  results: ResultCards;
  listId: string;
  texts: SearchTexts;
  onRepeat: (query: string) => void;
  onFocusInput: () => void;
  onClose: () => void;
};

export function SearchBody(props: Props) {
  const { search, retry, results, listId, texts, onRepeat, onFocusInput, onClose } = props;
  const { language, messages } = usePageContext();
  const popular = usePopular();
  const status = {
    prompt: () => texts.prompt,
    loading: () => messages.loading,
    failed: () => '',
    answered: () => (search.step === 'answered' ? answerStatus(search, texts, language) : ''),
  }[search.step]();
  const list = search.step === 'answered' && results.cards && results.count > 0 && (
    <ResultList
      id={listId}
      results={results.cards}
      filters={results.filters}
      isExact={results.isExact}
      totals={search.answer.totals}
      category={search.category}
      active={results.active}
      texts={texts}
      onFollow={(staysHere) => {
        rememberSearch(search.query);
        if (!staysHere) onClose();
      }}
    />
  );
  return (
    <section
      aria-label={texts.results}
      tabIndex={search.step === 'answered' ? 0 : undefined}
      aria-busy={search.step === 'loading'}
      className="flex-1 overflow-y-auto overscroll-contain px-1 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-3"
    >
      {/* Filters aren’t results, so the message that there are none comes below them. */}
      {results.hitCount === 0 && list && <div className="mb-4">{list}</div>}
      <p role="status" dir="auto" className="mb-4 px-3 text-muted empty:m-0">
        {status}
      </p>
      {search.step === 'prompt' && (
        <SearchStart
          popular={popular}
          texts={texts}
          onRepeat={onRepeat}
          onClear={onFocusInput}
          onFollow={onClose}
        />
      )}
      {(search.step === 'loading' || results.hitCount > 0) && (
        <p className="mb-4 px-3 text-muted text-small">
          <Disclosure />
        </p>
      )}
      {search.step === 'loading' && <LoadingResults />}
      {search.step === 'failed' && (
        <div className="px-3">
          <SearchFailure text={texts.failed} retry={retry} />
        </div>
      )}
      {search.step === 'answered' && results.cards && results.hitCount === 0 && (
        <NothingFound query={search.query} popular={popular} texts={texts} onFollow={onClose} />
      )}
      {results.hitCount > 0 && list}
      {search.step === 'answered' && results.cards && results.cards.promocodes.length > 0 && (
        <p className="px-3 pt-2">
          <AllCodesLink onClick={onClose}>{messages.promoCodes.all}</AllCodesLink>
        </p>
      )}
    </section>
  );
}

const LoadingResults = () => (
  <ul aria-hidden="true" className="flex flex-col">
    {loadingRows.map((row) => (
      <li
        key={row}
        className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 p-3 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-x-4"
      >
        <Skeleton className="size-14 sm:size-16" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </li>
    ))}
  </ul>
);
