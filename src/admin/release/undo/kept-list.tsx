import { useAdminTexts } from '../../language.ts';
import type { UndoResult } from '../release-output.ts';
import { keptLines } from './kept-text.ts';

/** The fields that an undo leaves as they are. */
export function KeptList({ kept }: Pick<UndoResult, 'kept'>) {
  const texts = useAdminTexts();
  if (kept.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-warning">
      <p>{texts.release.undo.kept}</p>
      <ul className="list-inside list-disc">
        {keptLines(kept, texts).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
