import { Link } from '@tanstack/react-router';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { buttonClass } from '../../../ui/button.ts';
import type { CardLevel } from '../../cards/card-level.ts';
import { usePageContext } from '../../page-context.ts';
import { useOptionalData } from '../../use-optional-data.ts';
import { nearestName } from './nearest-name.ts';
import { PopularPartners } from './popular-partners.tsx';

/** How many names are compared with a misspelled query. */
const comparedCount = '50';

type Props = {
  query: string;
  level?: CardLevel;
  popular: TopListEntryCard[];
  texts: SearchTexts;
  onFollow?: (() => void) | undefined;
};

/** Suggests what to do next after a search without results. */
export function NothingFound({ query, level = 3, popular, texts, onFollow }: Props) {
  const { language, market, messages } = usePageContext();
  const params = new URLSearchParams({ market, lang: language, limit: comparedCount });
  const products = useOptionalData(`/api/products?${params}`);
  const nearest = products && nearestName(query, products.items);
  const Heading = `h${level}` as const;
  const categories = [
    { to: pagePath.casino, name: messages.nav.casino },
    { to: pagePath.bets, name: messages.nav.bets },
    { to: pagePath.bonuses, name: messages.nav.bonuses },
    { to: pagePath.promoCodes, name: messages.promoCodes.title },
    { to: pagePath.fit, name: messages.blocks.fit },
  ];
  return (
    <div className="flex flex-col gap-6">
      {nearest && (
        <p className="px-3 text-large">
          {texts.didYouMean}{' '}
          <Link
            to={productPath(nearest.id)}
            onClick={onFollow}
            dir="auto"
            className="font-strong underline underline-offset-4 hover:text-brass"
          >
            {nearest.name}
          </Link>
          ?
        </p>
      )}
      <PopularPartners title={texts.popular} level={level} popular={popular} onFollow={onFollow} />
      <section>
        <Heading className="mb-2 px-3 text-large">{texts.allCategories}</Heading>
        <ul className="flex flex-wrap gap-2 px-3">
          {categories.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} onClick={onFollow} className={buttonClass.quiet}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
