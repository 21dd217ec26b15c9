import type { FullChange } from '#contract/catalogue/history/change.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { useCategories } from '../../use-categories.ts';
import { isOrder } from './change-summary.ts';
import { DifferenceList } from './difference-list.tsx';
import { fieldDifferences, orderDifference } from './field/field-difference.ts';
import type { Names } from './field/field-value.tsx';
import { OrderList } from './order-list.tsx';

/** Loads the details when an editor opens the change. */
export function ChangeDetails({ seq }: { seq: number }) {
  // A log entry never changes.
  const { data, error, refetch } = trpc.admin.change.get.useQuery({ seq }, { staleTime: Infinity });
  const { data: categories } = useCategories();
  if (error) {
    return <LoadError error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton className="h-10" />;
  const names = {
    entities: new Map(data.names.map(({ id, name }) => [id, name])),
    categories: new Map(categories?.items.map(({ id, name }) => [id, name])),
  };
  return <LoadedChange change={data} names={names} />;
}

function LoadedChange({ change, names }: { change: FullChange; names: Names }) {
  const { field, history: text } = useAdminTexts();
  if (!change.kept) {
    return <p className="text-muted text-small">{text.notStored}</p>;
  }
  if (isOrder(change)) return <OrderList difference={orderDifference(change)} names={names} />;
  const differences = fieldDifferences(change, field, text);
  const isFirstKnown = change.action === 'update' && change.before === null;
  return (
    <div className="flex flex-col gap-2">
      {isFirstKnown && <p className="text-muted text-small">{text.beforeNotStored}</p>}
      <DifferenceList differences={differences} names={names} />
    </div>
  );
}
