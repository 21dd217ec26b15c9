import type { ListedChange, WholeChange } from '#contract/admin/change.ts';
import { listKinds } from '#contract/kind.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { trpc } from '../api.ts';
import { LoadError } from '../load-error.tsx';
import { useCategories } from '../use-categories.ts';
import type { Names } from './described-value.tsx';
import { concernedFields, differencesOf, orderDifferenceOf } from './difference.ts';
import { DifferenceList } from './difference-list.tsx';
import { OrderList } from './order-list.tsx';

/** What a change did, loaded once somebody wants to know. */
export function ChangeDetails({ seq }: { seq: number }) {
  // What was written stays as it was written, and what was once called so is called so for good.
  const { data, error, refetch } = trpc.admin.change.get.useQuery({ seq }, { staleTime: Infinity });
  const { data: categories } = useCategories();
  if (error) {
    return <LoadError error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton className="h-10" />;
  const names = {
    things: new Map(data.names.map(({ id, name }) => [id, name])),
    categories: new Map(categories?.items.map(({ id, name_en }) => [id, name_en])),
  };
  return <Told change={data} names={names} />;
}

function Told({ change, names }: { change: WholeChange; names: Names }) {
  if (isOrder(change)) return <OrderList difference={orderDifferenceOf(change)} names={names} />;
  const differences = differencesOf(change);
  const isFirstKnown = change.action === 'update' && change.before === null;
  return (
    <div className="flex flex-col gap-2">
      {isFirstKnown && (
        <p className="text-muted text-small">
          How it was before was not recorded. This is how it was left:
        </p>
      )}
      <DifferenceList differences={differences} names={names} />
    </div>
  );
}

const isOrder = ({ entity }: ListedChange) => listKinds.some((kind) => kind === entity);

const mostNamed = 4;

const wholeStates: Record<ListedChange['action'], string> = {
  create: 'As it was created',
  update: 'As it was left',
  delete: 'As it was deleted',
  restore: 'As it came back',
  reorder: 'As it was left',
  import: 'As it was left',
};

/** In a line, before anybody asks for more; empty where there is nothing to tell. */
export function summaryOf(change: ListedChange): string {
  if (isOrder(change)) return 'Order';
  if (!change.compared) return wholeStates[change.action];
  const labels = concernedFields(change).map(({ label }) => label);
  const rest = labels.length - mostNamed;
  return [...labels.slice(0, mostNamed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
