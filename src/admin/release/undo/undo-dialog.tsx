import { useEffect, useState } from 'react';
import type { Release } from '#contract/release/release.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { client, trpc } from '../../api.ts';
import { changeTitle } from '../../catalogue/history/change-title.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import type { UndoResult } from '../release-output.ts';
import { changeOf } from '../review/change-of.ts';
import { ProposalDifference } from '../review/proposal-difference.tsx';
import { KeptList } from './kept-list.tsx';
import { keptText } from './kept-text.ts';

type Props = { release: Release; onClose: () => void };

/** Shows what an undo changes back, and what stays, before it is made. */
export function UndoDialog({ release, onClose }: Props) {
  const texts = useAdminTexts();
  const text = texts.release.undo;
  const [plan, setPlan] = useState<UndoResult>();
  const [error, setError] = useState<string>();
  const undo = trpc.admin.release.undo.useMutation(showsOwnErrors);
  useEffect(() => {
    // A dry run changes nothing, so nothing has to be loaded again after it.
    client.admin.release.undo
      .mutate({ id: release.id, dry_run: true })
      .then(setPlan, (failure) => setError(problemOf(failure, texts.refusal).message));
  }, [release.id, texts]);
  async function save() {
    await undo.mutateAsync({ id: release.id }).then(
      ({ release: made, kept }) => {
        const isDone = made?.state === 'published';
        const left = keptText(kept, texts);
        toast.success(
          !isDone ? text.sent : left ? text.doneInPart(left) : text.undone(release.name),
        );
        onClose();
      },
      (failure) => setError(problemOf(failure, texts.refusal).message),
    );
  }
  return (
    <Dialog title={text.title(release.name)} onClose={onClose}>
      {!plan && !error && <Skeleton className="h-20" />}
      {plan && <Plan plan={plan} />}
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <ClosingForm save={save}>
        <FormButtons
          action={text.action}
          disabled={!plan || plan.undone.length === 0}
          onCancel={onClose}
        />
      </ClosingForm>
    </Dialog>
  );
}

const maxShown = 20;

function Plan({ plan: { undone, kept } }: { plan: UndoResult }) {
  const { history, release } = useAdminTexts();
  const text = release.undo;
  return (
    <div className="flex max-h-[50dvh] flex-col gap-4 overflow-y-auto text-small">
      <p className="text-muted">{undone.length === 0 ? text.nothing : text.changes}</p>
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
    </div>
  );
}
