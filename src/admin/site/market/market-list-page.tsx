import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { MarketListRow } from './market-list-row.tsx';

export function MarketListPage() {
  const { market: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.market.list.useQuery({});
  const first = data?.items.find(({ is_active }) => is_active);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-[36rem] text-muted">{text.explanation}</p>
        <Link to="/admin/settings/markets/new" data-create className={buttonClass.primaryLink}>
          {text.add}
        </Link>
      </div>
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <ul aria-label={text.title} className="flex flex-col gap-2">
          {data.items.map((market) => (
            <li key={market.id}>
              <MarketListRow market={market} isDefault={market === first} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-48" />
      )}
    </div>
  );
}
