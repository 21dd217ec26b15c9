import { History } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { buttonClass } from '../../../ui/button.ts';
import { useIsHidden } from '../../market/current-market.ts';
import { useMessages } from '../../page-context.ts';
import { AllCodesLink } from '../../promo-code/all-codes-link.tsx';
import { PopularPartners } from '../result/popular-partners.tsx';
import { clearSearches, recentSearches } from './recent-search.ts';

type Props = {
  popular: TopListEntryCard[];
  texts: SearchTexts;
  onRepeat: (query: string) => void;
  onClear: () => void;
  onFollow: () => void;
};

const heading = 'mb-2 px-3 text-large';
const entry =
  'flex w-full items-center gap-3 rounded-control px-3 text-left transition-colors hover:bg-lifted';

/** Shows the visitor's recent searches and popular products. */
export function SearchStart({ popular, texts, onRepeat, onClear, onFollow }: Props) {
  const { promoCodes } = useMessages();
  const hidesCodes = useIsHidden('promo_codes');
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => []);
  return (
    <div className="flex flex-col gap-6">
      {recent.length > 0 && (
        <section>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2">
            <h3 className={heading}>{texts.recent}</h3>
            <button
              type="button"
              onClick={() => {
                clearSearches();
                onClear();
              }}
              className={`${buttonClass.quiet} mr-3`}
            >
              {texts.clearRecent}
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  onClick={() => onRepeat(query)}
                  className={`${entry} min-h-11`}
                >
                  <History className="size-4 shrink-0 text-muted" />
                  <span dir="auto" className="line-clamp-1">
                    {query}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PopularPartners title={texts.popular} popular={popular} onFollow={onFollow} />
      {!hidesCodes && (
        <p className="px-3">
          <AllCodesLink onClick={onFollow}>{promoCodes.all}</AllCodesLink>
        </p>
      )}
    </div>
  );
}
