import { type FormEvent, useState } from 'react';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fromInput } from '../../form/date-time-field.tsx';
import { formatSiteTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { useSiteTime } from '../../use-site-time.ts';
import { useEditableReleases } from '../working/use-editable-releases.ts';
import { MinuteField } from './minute-field.tsx';
import { inNewRelease, inRelease, type SaveTarget } from './save-target.ts';

export type SaveChoice = 'add' | 'later';

type Props = {
  choice: SaveChoice;
  onChosen: (target: SaveTarget) => void;
  onClose: () => void;
};

/** Asks for the release that a change is added to, or for the minute at which it goes live. */
export function SaveDialog({ choice, onChosen, onClose }: Props) {
  const { dialog: text } = useAdminTexts().release;
  return (
    <Dialog title={text[choice]} onClose={onClose}>
      {choice === 'add' ? (
        <ReleaseChoice onChosen={onChosen} />
      ) : (
        <MinuteChoice onChosen={onChosen} />
      )}
    </Dialog>
  );
}

type ChoiceProps = Pick<Props, 'onChosen'>;

/** The first release in the list is the one that was started last. */
function ReleaseChoice({ onChosen }: ChoiceProps) {
  const { dialog: text, save } = useAdminTexts().release;
  const { releases, isLoaded, error: failure, refetch } = useEditableReleases();
  const [chosen, choose] = useState<string>();
  const [error, setError] = useState<string>();
  const shown = chosen ?? String(releases[0]?.id ?? '');
  function submit(event: FormEvent<HTMLFormElement>) {
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (shown === '' && name === '') return refuse(event, () => setError(text.noName));
    onChosen(shown === '' ? inNewRelease({ name, publish_at: null }) : inRelease(Number(shown)));
  }
  if (failure) return <LoadError error={failure} retry={refetch} />;
  if (!isLoaded) return <Skeleton className="h-32" />;
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={text.which}>
        {(attributes) => (
          <select
            {...attributes}
            value={shown}
            onChange={({ target }) => choose(target.value)}
            className={inputClass}
          >
            {releases.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{text.fresh}</option>
          </select>
        )}
      </Field>
      {shown === '' && (
        <Field label={text.name} error={error}>
          {(attributes) => (
            <input {...attributes} name="name" maxLength={maxLength.title} className={inputClass} />
          )}
        </Field>
      )}
      <Buttons action={save.add.replace('…', '')} />
    </form>
  );
}

function MinuteChoice({ onChosen }: ChoiceProps) {
  const { dialog: text } = useAdminTexts().release;
  const timeZone = useSiteTime()?.timeZone ?? '';
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    const publish_at = fromInput(String(new FormData(event.currentTarget).get('at') ?? ''));
    if (publish_at === null) return refuse(event, () => setError(text.noTime));
    const heading = document.querySelector('main h1')?.textContent ?? '';
    const name = text.laterName(
      [...heading].slice(0, maxHeading).join(''),
      formatSiteTime(publish_at),
    );
    onChosen(inNewRelease({ name, publish_at }));
  }
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MinuteField hint={text.atHint(timeZone)} error={error} />
      <Buttons action={text.schedule} />
    </form>
  );
}

/** Leaves room for the time in the name of the release. */
const maxHeading = 140;

/** Keeps the dialog open. */
function refuse(event: FormEvent, show: () => void) {
  event.preventDefault();
  show();
}

function Buttons({ action }: { action: string }) {
  const { shared } = useAdminTexts();
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <button
        type="button"
        className={buttonClass.quiet}
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        {shared.cancel}
      </button>
      <button type="submit" className={buttonClass.primary}>
        {action}
      </button>
    </div>
  );
}
