import { useState } from 'react';
import { maxComment, type ProposalComment } from '#contract/release/proposal.ts';
import { keyOf } from '#contract/release/proposal-op.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { problemOf } from '../../problem.ts';
import type { Proposal } from '../release-output.ts';
import { describeField, useProposedFields } from './proposed-fields.ts';

type Props = { proposal: Proposal; title: string };

/** The comments load when they are opened. */
export function Comments({ proposal, title }: Props) {
  const { release: text } = useAdminTexts();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="disclosure min-h-9 w-fit cursor-pointer py-2 text-muted hover:text-ink">
        {text.comment.title(proposal.comments)}
        <span className="sr-only">{text.proposal.moreFor(title)}</span>
      </summary>
      {open && (
        <div className="flex flex-col gap-4 pt-1">
          <Notes proposal={proposal} />
          <EditorOnly>
            <NewComment proposal={proposal} />
          </EditorOnly>
        </div>
      )}
    </details>
  );
}

function Notes({ proposal }: { proposal: Proposal }) {
  const { data, error, refetch } = trpc.admin.proposal.get.useQuery({ id: proposal.id });
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-10" />;
  if (data.notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {data.notes.map((note) => (
        <Note key={note.id} note={note} proposal={proposal} />
      ))}
    </ul>
  );
}

function Note({ note, proposal }: { note: ProposalComment; proposal: Proposal }) {
  const texts = useAdminTexts();
  const { person, at, text, field, language } = note;
  const about = field && describeField(proposal.kind, { field, language }, texts).label;
  return (
    <li className="flex flex-col gap-0.5">
      <p className="text-muted">{[person, formatTime(at), about].filter(Boolean).join(' · ')}</p>
      <p dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
    </li>
  );
}

function NewComment({ proposal }: { proposal: Proposal }) {
  const { release, refusal } = useAdminTexts();
  const text = release.comment;
  const fields = useProposedFields(proposal);
  const comment = trpc.admin.proposal.comment.useMutation(showsOwnErrors);
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  async function save(entered: FormData) {
    const written = String(entered.get('text') ?? '').trim();
    if (written === '') return setError(text.missing);
    const key = fields.find((field) => keyOf(field.key) === entered.get('field'))?.key;
    await comment.mutateAsync({ id: proposal.id, text: written, ...key }).then(
      () => {
        setError(undefined);
        setRound(round + 1);
      },
      (failure) => setError(problemOf(failure, refusal).message),
    );
  }
  return (
    <ClosingForm key={round} save={save}>
      {fields.length > 0 && (
        <Field label={text.field}>
          {(attributes) => (
            <select {...attributes} name="field" className={`max-w-80 ${inputClass}`}>
              <option value="">{text.whole}</option>
              {fields.map(({ key, label }) => (
                <option key={keyOf(key)} value={keyOf(key)}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={text.text} error={error}>
        {(attributes) => (
          <textarea
            {...attributes}
            name="text"
            rows={2}
            maxLength={maxComment}
            className={inputClass}
          />
        )}
      </Field>
      <button type="submit" className={`self-start ${buttonClass.quiet}`}>
        {text.send}
      </button>
    </ClosingForm>
  );
}
