import type { RestoredChange } from '#contract/catalogue/history/change.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { changeTitle } from './change-title.ts';
import { fieldsOf } from './field/field-description.ts';

type Restored = Pick<RestoredChange, 'entity' | 'entity_id' | 'name' | 'left_out'>;

export function restoreMessage(
  restored: Restored,
  fields: AdminTexts['field'],
  history: AdminTexts['history'],
  translate: (sentence: string) => string,
): string {
  const { entity, left_out } = restored;
  const title = changeTitle(restored, history);
  if (left_out.length === 0) return history.restore.done(title);
  const labels = new Map(fieldsOf(entity, fields, history).map(({ path, label }) => [path, label]));
  const failed = left_out.map(({ path, message }) => {
    const label = labels.get(path.split('.')[0] ?? '');
    return label ? `${label}: ${translate(message)}` : translate(message);
  });
  return history.restore.inPart(title, failed.join('. '));
}
