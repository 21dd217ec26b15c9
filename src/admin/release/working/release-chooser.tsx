import { useState } from 'react';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { useEditableReleases } from './use-editable-releases.ts';
import { useWorkingRelease, workIn } from './working-release.ts';

const choiceClass =
  'flex min-h-10 items-center gap-3 rounded-control border border-line px-3 text-left text-small hover:border-edge aria-[current=true]:border-brass aria-[current=true]:text-brass';

/** Chooses where the changes in this tab go. */
export function ReleaseChooser({ onClose }: { onClose: () => void }) {
  const { working: text } = useAdminTexts().release;
  const { releases } = useEditableReleases();
  const working = useWorkingRelease();
  function choose(release: number | undefined) {
    workIn(release);
    onClose();
  }
  return (
    <Dialog title={text.label} onClose={onClose}>
      <p className="text-muted text-small">{text.explanation}</p>
      <div className="flex flex-col gap-2">
        <button
          type="button"
          aria-current={working === undefined}
          onClick={() => choose(undefined)}
          className={choiceClass}
        >
          {text.live}
        </button>
        {releases.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-current={working === id}
            onClick={() => choose(id)}
            className={choiceClass}
          >
            <span dir="auto" className="truncate">
              {name}
            </span>
          </button>
        ))}
      </div>
      <NewRelease onCreated={choose} />
    </Dialog>
  );
}

function NewRelease({ onCreated }: { onCreated: (id: number) => void }) {
  const { release: text, refusal } = useAdminTexts();
  const create = trpc.admin.release.create.useMutation(showsOwnErrors);
  const [error, setError] = useState<string>();
  async function save(fields: FormData) {
    const name = String(fields.get('name') ?? '').trim();
    if (name === '') return setError(text.dialog.noName);
    await create.mutateAsync({ name }).then(
      ({ id }) => onCreated(id),
      (failure) => setError(problemOf(failure, refusal).message),
    );
  }
  return (
    <ClosingForm save={save}>
      <Field label={text.dialog.fresh} error={error}>
        {(attributes) => (
          <div className="flex gap-2">
            <input {...attributes} name="name" maxLength={maxLength.title} className={inputClass} />
            <button type="submit" className={`min-h-10.5 ${buttonClass.quiet}`}>
              {text.list.start}
            </button>
          </div>
        )}
      </Field>
    </ClosingForm>
  );
}
