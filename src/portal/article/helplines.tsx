import { Phone } from 'lucide-react';
import { type MarketCode, markets } from '#contract/market.ts';
import type { SupportText } from '../../messages/type/article.ts';
import { longDate } from '../format-by-language.ts';
import { useMarket } from '../market/current-market.ts';
import { marketFacts } from '../market/market-facts.ts';
import { usePageContext } from '../page-context.ts';

type Props = { call: string; checked: string; texts: SupportText['helplines'] };

export function Helplines({ call, checked, texts }: Props) {
  const { language } = usePageContext();
  const own = useMarket();
  const ordered: MarketCode[] = [own, ...markets.filter((market) => market !== own)];
  const date = longDate(language);
  return (
    <ul className="grid w-full gap-3 pt-2 sm:grid-cols-2">
      {ordered.map((market) => {
        const { name, telephone, verified } = marketFacts[market].helpline;
        const { place, about } = texts[market];
        return (
          <li
            key={market}
            className="flex flex-col gap-2 rounded-card border border-line bg-raised p-5"
          >
            <p className="text-muted text-small">{place}</p>
            <a
              href={`tel:${telephone}`}
              className="flex items-center gap-2.5 text-brass underline-offset-4 hover:underline"
            >
              <Phone className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">{call}</span>
              <span className="figures font-strong text-large">{name}</span>
            </a>
            <p>{about}</p>
            <p className="mt-auto text-muted text-small">
              {checked.replace('{date}', date.format(new Date(verified)))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
