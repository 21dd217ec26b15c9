import type { ListedChange } from '#contract/admin/change.ts';
import { listKinds, wholeCatalogue } from '#contract/change-log-kind.ts';
import { changedFields } from './difference.ts';

export const isThere = ({ action, latest }: ListedChange) => !(action === 'delete' && latest);

/** The current state needs no restore, and a whole catalogue cannot be restored. */
export const canRestore = ({ entity, action, latest, kept }: ListedChange) =>
  entity !== wholeCatalogue && kept && (action === 'delete' ? latest : !latest);

export const isOrder = ({ entity }: ListedChange) => listKinds.some((kind) => kind === entity);

const maxLabels = 4;

const wholeStates: Record<ListedChange['action'], string> = {
  create: 'As it was created',
  update: 'As it was left',
  delete: 'As it was deleted',
  restore: 'As it came back',
  reorder: 'As it was left',
  import: 'As it was left',
};

/** One line for a closed change; empty when it has no details. */
export function summaryOf(change: ListedChange): string {
  if (isOrder(change)) return 'Order';
  if (!change.compared) return wholeStates[change.action];
  const labels = changedFields(change).map(({ label }) => label);
  const rest = labels.length - maxLabels;
  return [...labels.slice(0, maxLabels), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
