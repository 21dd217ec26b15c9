import { useEffect, useState } from 'react';
import type { Release } from '#contract/release/release.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { client, trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import type { UndoResult } from '../release-output.ts';
import { keptText } from './kept-text.ts';
import { UndoPlan } from './undo-plan.tsx';

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
      {plan && (
        <div className="flex max-h-[50dvh] flex-col gap-4 overflow-y-auto text-small">
          {plan.undone.length === 0 && <p className="text-muted">{text.nothing}</p>}
          <UndoPlan {...plan} />
        </div>
      )}
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
