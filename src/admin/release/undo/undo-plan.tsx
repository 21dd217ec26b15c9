import { changeTitle } from '../../catalogue/history/change-title.ts';
import { useAdminTexts } from '../../language.ts';
import type { UndoResult } from '../release-output.ts';
import { changeOf } from '../review/change-of.ts';
import { ProposalDifference } from '../review/proposal-difference.tsx';
import { KeptList } from './kept-list.tsx';

const maxShown = 20;

/** What an undo changes back, and what stays. */
export function UndoPlan({ undone, kept }: Pick<UndoResult, 'undone' | 'kept'>) {
  const { history, release } = useAdminTexts();
  return (
    <>
      {undone.length > 0 && <p className="text-muted">{release.undo.changes}</p>}
      <ul className="flex flex-col gap-3">
        {undone.slice(0, maxShown).map((entity) => (
          <li key={`${entity.kind} ${entity.entity_id}`} className="flex flex-col gap-1">
            <p dir="auto" className="font-strong">
              {changeTitle(changeOf(entity), history)}
            </p>
            <ProposalDifference proposal={{ ...entity, action: 'change' }} />
          </li>
        ))}
        {undone.length > maxShown && (
          <li className="text-muted">{history.andMore(undone.length - maxShown)}</li>
        )}
      </ul>
      <KeptList kept={kept} />
    </>
  );
}
