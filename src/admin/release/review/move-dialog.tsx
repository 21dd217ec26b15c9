import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { useEditableReleases } from '../working/use-editable-releases.ts';

type Props = { id: number; from: number; onClose: () => void };

/** Moves a proposal to another release. */
export function MoveDialog({ id, from, onClose }: Props) {
  const { release: text, refusal, shared } = useAdminTexts();
  const releases = useEditableReleases().releases.filter((release) => release.id !== from);
  const move = trpc.admin.proposal.update.useMutation(showsOwnErrors);
  const [error, setError] = useState<string>();
  async function save(fields: FormData) {
    const release_id = Number(fields.get('release'));
    await move.mutateAsync({ id, draft: { release_id } }).then(
      () => {
        const name = releases.find((release) => release.id === release_id)?.name ?? '';
        toast.success(text.proposal.moved(name));
        onClose();
      },
      (failure) => setError(problemOf(failure, refusal).message),
    );
  }
  return (
    <Dialog title={text.proposal.move} onClose={onClose}>
      <ClosingForm save={save}>
        {releases.length === 0 ? (
          <p className="text-muted">{text.proposal.noOther}</p>
        ) : (
          <Field label={text.dialog.which} error={error}>
            {(attributes) => (
              <select {...attributes} name="release" className={inputClass}>
                {releases.map((release) => (
                  <option key={release.id} value={release.id}>
                    {release.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <FormButtons action={shared.move} disabled={releases.length === 0} onCancel={onClose} />
      </ClosingForm>
    </Dialog>
  );
}
