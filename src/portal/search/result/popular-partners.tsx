import { useEffect, useState } from 'react';
import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import { productPath } from '#contract/page-path.ts';
import { callApi } from '../../../api/call-api.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { PaidMark } from '../../cards/paid-mark.tsx';
import { usePageContext } from '../../page-context.ts';

const count = '6';

type Props = { title: string; popular: TopListEntryCard[]; onFollow?: (() => void) | undefined };

export function PopularPartners({ title, popular, onFollow }: Props) {
  if (popular.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 px-3 text-large">{title}</h3>
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

/** Loads popular products. The search works without them, so a failure is ignored. */
export function usePopular(): TopListEntryCard[] {
  const { market, language } = usePageContext();
  const [popular, setPopular] = useState<TopListEntryCard[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({ category: 'casino', market, lang: language, limit: count });
    callApi<{ items: TopListEntryCard[] }>('GET', `/api/top?${query}`, {
      signal: controller.signal,
    }).then((result) => {
      if ('data' in result) setPopular(result.data.items);
    });
    return () => controller.abort();
  }, [market, language]);
  return popular;
}
