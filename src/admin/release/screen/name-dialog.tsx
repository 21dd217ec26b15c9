import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Release } from '#contract/release/release.ts';
import { maxLength } from '#contract/text-rule.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { scheduleOf } from './schedule-of.ts';

type Props = {
  title: string;
  action: string;
  name?: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
};

function NameDialog({ title, action, name, save, onClose }: Props) {
  const { release: text, refusal } = useAdminTexts();
  const [error, setError] = useState<string>();
  async function submit(fields: FormData) {
    const typed = String(fields.get('name') ?? '').trim();
    if (typed === '') return setError(text.dialog.noName);
    await save(typed).catch((failure) => setError(problemOf(failure, refusal).message));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <ClosingForm save={submit}>
        <Field label={text.dialog.name} error={error}>
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              defaultValue={name}
              maxLength={maxLength.title}
              className={inputClass}
            />
          )}
        </Field>
        <FormButtons action={action} onCancel={onClose} />
      </ClosingForm>
    </Dialog>
  );
}

export function NewReleaseDialog({ onClose }: { onClose: () => void }) {
  const { list: text } = useAdminTexts().release;
  const navigate = useNavigate();
  const create = trpc.admin.release.create.useMutation(showsOwnErrors);
  return (
    <NameDialog
      title={text.create}
      action={text.start}
      save={async (name) => {
        const { id } = await create.mutateAsync({ name });
        await navigate({ to: '/admin/releases/$id', params: { id: String(id) } });
      }}
      onClose={onClose}
    />
  );
}

type RenameProps = { release: Release; onClose: () => void };

export function RenameDialog({ release, onClose }: RenameProps) {
  const { page: text } = useAdminTexts().release;
  const update = trpc.admin.release.update.useMutation(showsOwnErrors);
  return (
    <NameDialog
      title={text.rename}
      action={text.rename}
      name={release.name}
      save={async (name) => {
        await update.mutateAsync({ id: release.id, draft: { name, ...scheduleOf(release) } });
        toast.success(text.renamed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
