import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { attentionDays } from '#contract/admin/dashboard.ts';
import { languageFacts } from '#contract/language.ts';
import { trpc } from '../api.ts';
import { formatNumber } from '../format.ts';
import { ResourcePage } from '../list/entity-list-frame.tsx';
import { Pager, pageSize } from '../list/filter/pager.tsx';

export function MissedSearchPage() {
  const { page = 1 } = useSearch({ from: '/admin/_editor/searches' });
  const list = trpc.admin.missedSearch.list.useQuery(
    { days: attentionDays, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  return (
    <ResourcePage
      title="Searches that found nothing"
      actions={null}
      filters={<p className="text-muted">In the last {attentionDays} days.</p>}
      list={list}
      empty="Every search found something."
      filtered={false}
    >
      {(searches) => (
        <>
          <ol aria-label="Searches" className="flex flex-col gap-2">
            {searches.map(({ query, lang, market_code, searches }) => (
              <li
                key={`${lang} ${market_code} ${query}`}
                className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-card border border-line bg-raised px-4 py-2.5"
              >
                <p className="figures text-right">
                  {formatNumber(searches)}
                  <span className="sr-only">{searches === 1 ? ' time' : ' times'}</span>
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
                    {languageFacts[lang].englishName}, {market_code}
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
