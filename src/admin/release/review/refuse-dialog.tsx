import { useState } from 'react';
import { maxReason } from '#contract/release/proposal.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';

type Props = { id: number; title: string; onClose: () => void };

export function RefuseDialog({ id, title, onClose }: Props) {
  const { release, refusal } = useAdminTexts();
  const text = release.proposal;
  const refuse = trpc.admin.proposal.refuse.useMutation(showsOwnErrors);
  const [error, setError] = useState<string>();
  async function save(fields: FormData) {
    const reason = String(fields.get('reason') ?? '').trim();
    if (reason === '') return setError(text.noReason);
    await refuse.mutateAsync({ id, reason }).then(
      () => {
        toast.success(text.refused(title));
        onClose();
      },
      (failure) => setError(problemOf(failure, refusal).message),
    );
  }
  return (
    <Dialog title={text.askToRefuse(title)} onClose={onClose}>
      <ClosingForm save={save}>
        <Field label={text.refusalReason} hint={text.refusalHint} error={error}>
          {(attributes) => (
            <textarea
              {...attributes}
              name="reason"
              rows={3}
              maxLength={maxReason}
              className={inputClass}
            />
          )}
        </Field>
        <FormButtons action={text.refuse} onCancel={onClose} />
      </ClosingForm>
    </Dialog>
  );
}
