import type { Change } from '#contract/change.ts';
import { differencesOf, orderDifferenceOf } from './difference.ts';
import { DifferenceList } from './difference-list.tsx';
import { OrderList } from './order-list.tsx';
import { useChangeNames } from './use-change-names.ts';

/** What a change did, once somebody wants to know. */
export function ChangeDetails({ change }: { change: Change }) {
  const names = useChangeNames(change);
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

export const isOrder = ({ after }: Change) =>
  after !== null && ('product_ids' in after || 'ids' in after || 'blocks' in after);

const mostNamed = 4;

const wholeStates: Record<Change['action'], string> = {
  create: 'As it was created',
  update: 'As it was left',
  delete: 'As it was deleted',
  restore: 'As it came back',
  reorder: 'As it was left',
  import: 'As it was left',
};

/** In a line, before anybody asks for more; empty where there is nothing to tell. */
export function summaryOf(change: Change): string {
  if (isOrder(change)) return 'Order';
  if (change.before === null || change.after === null) return wholeStates[change.action];
  const labels = differencesOf(change).map(({ label }) => label);
  const rest = labels.length - mostNamed;
  return [...labels.slice(0, mostNamed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
