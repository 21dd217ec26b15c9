import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { changeTitle } from '../../catalogue/history/change-title.ts';
import type { UndoResult } from '../release-output.ts';
import { changeOf } from '../review/change-of.ts';
import { describeField } from '../review/proposed-fields.ts';

type Texts = Pick<AdminTexts, 'field' | 'history' | 'release'>;

/** One line per field that an undo leaves. */
export const keptLines = (kept: UndoResult['kept'], texts: Texts): string[] => [
  ...new Set(
    kept.map((one) => {
      const title = changeTitle(changeOf(one), texts.history);
      if (one.field === 'id') return title;
      return `${title}: ${describeField(one.kind, one, texts).label}`;
    }),
  ),
];

const maxNamed = 5;

/** Empty if the undo left nothing. */
export function keptText(kept: UndoResult['kept'], texts: Texts): string {
  const lines = keptLines(kept, texts);
  const rest = lines.length - maxNamed;
  const named = lines.slice(0, maxNamed);
  return [...named, ...(rest > 0 ? [texts.history.andMore(rest)] : [])].join('; ');
}
