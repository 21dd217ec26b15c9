import type { RestoredChange } from '#contract/admin/change.ts';
import { titleOf } from './change-title.ts';
import { fieldDescriptions } from './field-description.ts';

type Restored = Pick<RestoredChange, 'entity' | 'entity_id' | 'name' | 'left_out'>;

export function restoreMessage(restored: Restored): string {
  const { entity, left_out } = restored;
  const title = titleOf(restored);
  if (left_out.length === 0) return `${title} was restored.`;
  const labels = new Map(fieldDescriptions[entity]?.map(({ path, label }) => [path, label]));
  const failed = left_out.map(({ path, message }) => {
    const label = labels.get(path.split('.')[0] ?? '');
    return label ? `${label}: ${message}` : message;
  });
  return `${title} was restored, but not all of it. ${failed.join('. ')}`;
}
