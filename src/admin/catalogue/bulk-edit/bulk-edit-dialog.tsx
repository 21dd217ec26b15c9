import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { BulkEdit } from '#contract/catalogue/bulk-edit.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useAdminTexts } from '../../language.ts';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { ChoiceField } from './choice-field.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { type EditChoice, type EditValues, editChoices, editOf } from './edit-choice.ts';
import { EditFields } from './edit-fields.tsx';
import { type BulkEditing, type EditedRows, useBulkEdit } from './use-bulk-edit.ts';
import { useRefusal } from './use-refusal.ts';
import { startValue } from './value-field.tsx';

type Props = {
  editing: BulkEditing;
  rows: EditedRows;
  /** Starts with the date that is extended most often. */
  isExtension: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Changes one thing in many rows, and shows the difference before it is applied. */
export function BulkEditDialog({ isExtension, onClose, ...step }: Props) {
  const texts = useAdminTexts();
  const { editing, rows } = step;
  const choices = editChoices(editing.kind, texts);
  const [chosen, choose] = useState(
    isExtension ? choices.find(({ kind }) => kind === 'extend') : undefined,
  );
  const count = rows.all ? editing.total : rows.ids.length;
  return (
    <Dialog
      wide
      title={texts.bulkEdit.title(texts.bulkEdit.items[editing.kind](count))}
      onClose={onClose}
    >
      <ChoiceField choices={choices} chosen={chosen} onChoose={choose} />
      {chosen ? <EditStep key={chosen.id} {...step} choice={chosen} /> : <Buttons>{null}</Buttons>}
    </Dialog>
  );
}

const typingDelay = 250;

/** The field that had the focus is gone once something is chosen. */
function focusFirst(fields: HTMLElement | null) {
  const first = fields?.querySelector<HTMLElement>('button, input, select, textarea');
  const other = fields?.closest('dialog')?.querySelector<HTMLElement>('button');
  (first ?? other)?.focus();
}

type StepProps = Pick<Props, 'editing' | 'rows' | 'onDone'> & { choice: EditChoice };

function EditStep({ editing, rows, choice, onDone }: StepProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(fields.current), []);
  const text = useAdminTexts().bulkEdit;
  const items = text.items[editing.kind];
  const showUndoable = useUndoableToast();
  const value = choice.kind === 'set' ? startValue(choice.field) : null;
  const form = useForm<EditValues>({ defaultValues: { value, days: null, empty: false } });
  const entered = JSON.stringify(editOf(choice, form.watch()) ?? null);
  const settled = useDebounced(entered, typingDelay);
  const edit: BulkEdit | undefined = JSON.parse(settled) ?? undefined;
  const { difference, error, isComparing, isApplying, apply } = useBulkEdit({
    editing,
    rows,
    edit,
    onDone(result) {
      showUndoable(text.done(items(result.changed)), result);
      onDone();
    },
    onProposed: onDone,
  });
  const refusalOf = useRefusal(editing, rows);
  const isSettled = entered === settled && !isComparing;
  const changed = difference?.rows.length ?? 0;
  return (
    <>
      <div ref={fields}>
        <EditFields choice={choice} form={form} />
      </div>
      <p role="status" className="text-muted text-small empty:hidden">
        {edit && !isSettled && text.looking}
        {isSettled && difference && (changed === 0 ? text.unchanged : text.changes(items(changed)))}
      </p>
      {isSettled && error && <ErrorBox message={refusalOf(error)} />}
      {difference && <DifferenceTable kind={editing.kind} difference={difference} />}
      <Buttons>
        <button
          type="button"
          disabled={!isSettled || changed === 0 || isApplying}
          onClick={apply}
          className={buttonClass.primary}
        >
          {changed === 0 ? text.applyToNone : text.apply(items(changed))}
        </button>
      </Buttons>
    </>
  );
}

/** Stays in view below a long difference. */
function Buttons({ children }: { children: ReactNode }) {
  const { shared } = useAdminTexts();
  return (
    <form
      method="dialog"
      className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-line border-t bg-raised px-6 py-4"
    >
      <button type="submit" className={buttonClass.quiet}>
        {shared.cancel}
      </button>
      {children}
    </form>
  );
}
