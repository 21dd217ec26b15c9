import type { ListedChange } from '#contract/catalogue/history/change.ts';
import { listKinds, wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { changedFields } from './field/field-difference.ts';

export const stillExists = ({ action, latest }: ListedChange) => !(action === 'delete' && latest);

/** The current state needs no restore, and a full catalogue import can't be restored. */
export const canRestore = ({ entity, action, latest, kept }: ListedChange) =>
  entity !== wholeCatalogue && kept && (action === 'delete' ? latest : !latest);

export const isOrder = ({ entity }: ListedChange) => listKinds.some((kind) => kind === entity);

const maxLabels = 4;

/** Summarizes a collapsed change in one line. Empty if the change has no details. */
export function changeSummaryText(
  change: ListedChange,
  fields: AdminTexts['field'],
  text: AdminTexts['history'],
): string {
  if (isOrder(change)) return text.order;
  if (!change.compared) return text.wholeStates[change.action];
  const labels = changedFields(change, fields, text).map(({ label }) => label);
  const rest = labels.length - maxLabels;
  return [...labels.slice(0, maxLabels), ...(rest > 0 ? [text.more(rest)] : [])].join(', ');
}
