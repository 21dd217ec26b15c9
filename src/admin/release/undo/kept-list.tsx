import { useAdminTexts } from '../../language.ts';
import type { UndoResult } from '../release-output.ts';
import { keptLines } from './kept-text.ts';

/** The fields that an undo leaves as they are, by the reason. */
export function KeptList({ kept }: Pick<UndoResult, 'kept'>) {
  const texts = useAdminTexts();
  if (kept.length === 0) return null;
  const reasons = [...new Set(kept.map(({ reason }) => reason))];
  return (
    <div className="flex flex-col gap-1 text-warning">
      <p>{texts.release.undo.kept}</p>
      {reasons.map((reason) => (
        <div key={reason}>
          <p>{texts.refusal.translate(reason)}</p>
          <ul className="list-inside list-disc">
            {keptLines(
              kept.filter((one) => one.reason === reason),
              texts,
            ).map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
