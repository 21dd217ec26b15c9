import { useLocation } from '@tanstack/react-router';
import { pathIn } from '#contract/language-path.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { usePageContext } from '../page-context.ts';
import { useLinkSearch, withSearch } from './link-parameters.ts';

/**
 * Shows the regions of the selected country below the countries. Uses plain links, because another market means another
 * document. `of` distinguishes the name of a second switch on the page from that of the footer's.
 */
export function MarketSwitch({ of = '' }: { of?: string }) {
  const { language, messages, market: current, markets } = usePageContext();
  const { label } = messages.market;
  const page = useLocation({ select: ({ pathname }) => pathname });
  const search = useLinkSearch();
  if (markets.length < 2) return null;
  const codes = markets.map(({ code }) => code);
  const parentOf = ({ parent_code }: MarketCard) =>
    parent_code !== null && codes.includes(parent_code) ? parent_code : null;
  const chosen = markets.find(({ code }) => code === current);
  const country = (chosen && parentOf(chosen)) ?? current;
  const countries = markets.filter((market) => parentOf(market) === null);
  const regions = markets.filter((market) => parentOf(market) === country);
  // A promo code belongs to one market.
  search.delete('code');
  const urlFor = (market: MarketCode) => {
    const query = new URLSearchParams(search);
    query.set('market', market);
    return withSearch(pathIn(language, page), query);
  };
  return (
    <nav aria-label={of + label} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <span className="text-muted" aria-hidden="true">
        {label}
      </span>
      {[countries, regions].map(
        (level) =>
          level.length > 0 && (
            <ul
              key={level === countries ? 'countries' : 'regions'}
              className="flex flex-wrap rounded-control border border-line p-0.5"
            >
              {level.map(({ code, name }) => (
                <li key={code}>
                  <a
                    href={urlFor(code)}
                    rel="nofollow"
                    aria-current={code === current ? 'true' : undefined}
                    data-market={code}
                    className={`flex min-h-8 items-center rounded-small px-3 transition-colors hover:text-ink aria-[current=true]:bg-lifted aria-[current=true]:text-ink ${code === country ? 'text-ink' : 'text-muted'}`}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}
