import { useState } from 'react';
import { maxReason } from '#contract/release/proposal.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';

type Props = {
  question: string;
  refuse: (reason: string) => Promise<void>;
  onClose: () => void;
};

export function RefuseDialog({ question, refuse, onClose }: Props) {
  const { release, refusal } = useAdminTexts();
  const text = release.proposal;
  const [error, setError] = useState<string>();
  async function save(fields: FormData) {
    const reason = String(fields.get('reason') ?? '').trim();
    if (reason === '') return setError(text.noReason);
    await refuse(reason).then(onClose, (failure) => setError(problemOf(failure, refusal).message));
  }
  return (
    <Dialog title={question} onClose={onClose}>
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
