import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import { productPath } from '#contract/page-path.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import type { CardLevel } from '../../cards/card-level.ts';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { PaidMark } from '../../cards/paid-mark.tsx';
import { usePageContext } from '../../page-context.ts';
import { useOptionalData } from '../../use-optional-data.ts';

const count = '6';

type Props = {
  title: string;
  level?: CardLevel;
  popular: TopListEntryCard[];
  onFollow?: (() => void) | undefined;
};

export function PopularPartners({ title, level = 3, popular, onFollow }: Props) {
  if (popular.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className="mb-2 px-3 text-large">{title}</Heading>
      <ul className="grid sm:grid-cols-2">
        {popular.map(({ id, name, logo, productId, isPaid }) => (
          <li key={id} className="min-w-0">
            <CatalogueLink
              to={productPath(productId)}
              onClick={onFollow}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-3 text-left transition-colors hover:bg-lifted"
            >
              <LogoTile name={name} url={logo} size="small" />
              <span dir="auto" className="line-clamp-2 min-w-0">
                {isPaid && <PaidMark />}
                {name}
              </span>
            </CatalogueLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function usePopular(): TopListEntryCard[] {
  const { market, language } = usePageContext();
  const query = new URLSearchParams({ category: 'casino', market, lang: language, limit: count });
  return useOptionalData(`/api/top?${query}`)?.items ?? [];
}
