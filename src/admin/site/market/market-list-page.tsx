import { Link } from '@tanstack/react-router';
import type { MarketRow } from '#contract/site/market.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { DragList } from '../../list/order/drag-list.tsx';
import { idsOf, orderMutation, reorder } from '../../list/order/reorder.ts';
import { LoadError } from '../../load-error.tsx';
import { MarketListRow } from './market-list-row.tsx';
import { marketName } from './market-name.ts';

export function MarketListPage() {
  const texts = useAdminTexts();
  const { list, market: text } = texts;
  const { list: cached } = trpc.useUtils().admin.market;
  const { mutateAsync: sort } = trpc.admin.market.reorder.useMutation(orderMutation);
  const { data, error, refetch } = trpc.admin.market.list.useQuery({});
  const first = data?.items.find(({ is_active }) => is_active);
  const shown = {
    list: cached,
    input: {},
    send: (rows: MarketRow[], before: MarketRow[]) =>
      sort({
        items: rows.map(({ id }, index) => ({ id, sort_order: index + 1 })),
        before: idsOf(before),
      }),
  };
  const makeDefault = (market: MarketRow) => {
    const others = (data?.items ?? []).filter(({ id }) => id !== market.id);
    const messages = { done: text.isDefault(marketName(market)), undone: list.order.undone };
    return reorder(shown, [market, ...others], messages, texts);
  };
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
        <DragList
          label={text.title}
          columns={[{ name: 'market', label: texts.shared.market, width: 'minmax(0,1fr)' }]}
          actions={0}
          rows={data.items}
          nameOf={marketName}
          onReorder={(items, messages) => reorder(shown, items, messages, texts)}
        >
          {(market) => (
            <td className="block min-w-0 flex-1 basis-[60%]">
              <MarketListRow
                market={market}
                isDefault={market === first}
                onMakeDefault={makeDefault}
              />
            </td>
          )}
        </DragList>
      ) : (
        <Skeleton className="h-48" />
      )}
    </div>
  );
}
