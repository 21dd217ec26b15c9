import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { attentionDays } from '#contract/catalogue/dashboard.ts';
import { trpc } from '../../api.ts';
import { formatNumber, languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';

export function MissedSearchPage() {
  const text = useAdminTexts().inbox.missedSearch;
  const { page = 1 } = useSearch({ from: '/admin/_editor/searches' });
  const list = trpc.admin.missedSearch.list.useQuery(
    { days: attentionDays, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  return (
    <ResourcePage
      title={text.title}
      filters={<p className="text-muted">{text.days(attentionDays)}</p>}
      list={list}
      empty={text.empty}
      filtered={false}
    >
      {(searches) => (
        <>
          <ol aria-label={text.list} className="flex flex-col gap-2">
            {searches.map(({ query, lang, market_code, searches }) => (
              <li
                key={`${lang} ${market_code} ${query}`}
                className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-card border border-line bg-raised px-4 py-2.5"
              >
                <p className="figures text-right">
                  {formatNumber(searches)}
                  <span className="sr-only">{text.times(searches)}</span>
                </p>
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <Link
                    to="/admin/products"
                    search={{ q: query }}
                    dir="auto"
                    className="font-strong underline-offset-4 hover:underline"
                  >
                    {query}
                  </Link>
                  <span className="text-muted text-small">
                    {languageName(lang)}, {market_code}
                  </span>
                </p>
              </li>
            ))}
          </ol>
          <Pager page={page} total={list.data?.total ?? 0} />
        </>
      )}
    </ResourcePage>
  );
}
