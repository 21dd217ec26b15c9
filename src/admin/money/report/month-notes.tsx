import { useState } from 'react';
import type { z } from 'zod';
import type { moneyNote } from '#contract/money/money-report.ts';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { problemOf } from '../../problem.ts';
import { useWritesMoney } from '../use-money-right.ts';

type Note = z.output<typeof moneyNote>;
type Props = { programmeId: number; month: string; notes: Note[] };

/** Notes about a month of a programme. */
export function MonthNotes({ programmeId, month, notes }: Props) {
  const { moneyReport: text } = useAdminTexts();
  const writes = useWritesMoney();
  if (notes.length === 0 && !writes) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-strong">{text.notesTitle}</h3>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      )}
      {writes && <AddNote programmeId={programmeId} month={month} />}
    </section>
  );
}

function NoteRow({ note: { id, note, actor, created_at } }: { note: Note }) {
  const { moneyReport: text } = useAdminTexts();
  const writes = useWritesMoney();
  const remove = trpc.admin.money.removeNote.useMutation({
    onSuccess: () => toast.success(text.noteDeleted),
  });
  return (
    <li className="flex items-start justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">
        {note}
        <span className="block text-muted">{text.noteBy(actor, formatTime(created_at))}</span>
      </p>
      {writes && (
        <DeleteButton
          name={text.thisNote}
          consequence={text.noteDeletion}
          isPending={remove.isPending}
          onDelete={() => remove.mutate({ id })}
        />
      )}
    </li>
  );
}

function AddNote({ programmeId, month }: { programmeId: number; month: string }) {
  const { moneyReport: text, refusal } = useAdminTexts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const add = trpc.admin.money.addNote.useMutation(showsOwnErrors);

  async function save() {
    setError(undefined);
    try {
      await add.mutateAsync({ programme_id: programmeId, month, note: typed });
      setTyped('');
    } catch (failure) {
      setError(problemOf(failure, refusal).message);
    }
  }

  return (
    <div className="print:hidden">
      <ClosingForm save={save}>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-60">
            <Field label={text.note} error={error}>
              {(attributes) => (
                <input
                  {...attributes}
                  type="text"
                  value={typed}
                  maxLength={maxLength.title}
                  autoComplete="off"
                  onChange={({ target }) => setTyped(target.value)}
                  className={inputClass}
                />
              )}
            </Field>
          </div>
          <button type="submit" className={`min-h-10.5 ${buttonClass.quiet}`}>
            {text.addNote}
          </button>
        </div>
      </ClosingForm>
    </div>
  );
}
