import { X } from 'lucide-react';
import { useState } from 'react';
import type { BulkChange } from '#contract/catalogue/bulk.ts';
import { buttonClass } from '../../ui/button.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { BulkEditDialog } from '../catalogue/bulk-edit/bulk-edit-dialog.tsx';
import { datesOf, fieldsOfKind } from '../catalogue/bulk-edit/edit-choice.ts';
import type { BulkEditing, EditedRows } from '../catalogue/bulk-edit/use-bulk-edit.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useAdminTexts } from '../language.ts';
import { useUndoableToast } from '../release/undo/use-undoable-toast.ts';
import { ProposedInstead } from '../release/working/proposed-instead.ts';
import { type Selection, useChosen } from './selection.ts';

type Action = BulkChange['action'];

type Props<Able extends Action> = {
  selection: Selection;
  actions: readonly Able[];
  /** Explains what else is deleted along with the rows. */
  deletion: string;
  isPending: boolean;
  run: (change: { ids: number[]; action: Able }) => Promise<object>;
  editing: BulkEditing;
};

/** Actions for all selected rows. Shown only if there are any. */
export function BulkBar<Able extends Action>(props: Props<Able>) {
  const { selection, actions, deletion, isPending, run, editing } = props;
  const { bulkEdit, list, shared } = useAdminTexts();
  const text = list.bulk;
  const labels = { activate: list.activate, hide: list.hide, delete: shared.delete };
  const [asking, setAsking] = useState(false);
  const { chosenIds } = selection;
  const ids = useChosen(selection);
  const showUndoable = useUndoableToast();
  const isPage = ids.length === selection.ids.length && editing.total > ids.length;
  const [widened, widen] = useState<string>();
  // Choosing other rows, or another page, ends the choice of all.
  const isAll = isPage && widened === ids.join();
  const apply = useOneAtATime(async (action: Able) => {
    await run({ ids, action }).then(
      (answer) => {
        showUndoable(text.done[action](ids.length), answer);
        chosenIds.choose([]);
      },
      // The query client shows the error.
      (error) => {
        if (error instanceof ProposedInstead) chosenIds.choose([]);
      },
    );
  });
  if (ids.length === 0) return null;

  return (
    <section
      aria-label={text.label}
      data-bottom-bar
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-lifted px-4 py-2"
    >
      <p role="status" className="text-small">
        {isAll ? bulkEdit.allChosen(editing.total) : text.chosen(ids.length)}
      </p>
      <button
        type="button"
        title={text.none}
        className={`mr-auto ${buttonClass.icon}`}
        onClick={() => chosenIds.choose([])}
      >
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.none}</span>
      </button>
      <EditButtons
        editing={editing}
        rows={isAll ? { all: true } : { ids }}
        onDone={() => chosenIds.choose([])}
      />
      {(isAll ? [] : actions).map((action) => (
        <button
          key={action}
          type="button"
          disabled={isPending}
          className={action === 'delete' ? buttonClass.danger : buttonClass.quiet}
          onClick={() => (action === 'delete' ? setAsking(true) : apply(action))}
        >
          {labels[action]}
        </button>
      ))}
      {isPage && !isAll ? (
        <button type="button" className={buttonClass.quiet} onClick={() => widen(ids.join())}>
          {bulkEdit.all(editing.total)}
        </button>
      ) : (
        ids.length < selection.ids.length && (
          <button
            type="button"
            className={buttonClass.quiet}
            onClick={() => chosenIds.choose(selection.ids)}
          >
            {text.all}
          </button>
        )
      )}
      {asking && (
        <ConfirmDialog
          title={text.askToDelete(ids.length)}
          text={deletion}
          action={shared.delete}
          onConfirm={() => apply('delete' as Able)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type EditProps = { editing: BulkEditing; rows: EditedRows; onDone: () => void };

/** Opens the dialog for any change, or directly for the most frequent one. */
function EditButtons({ editing, rows, onDone }: EditProps) {
  const texts = useAdminTexts();
  const text = texts.bulkEdit;
  /** The rows stay as they were, even if the list changes below the dialog. */
  const [opened, open] = useState<{ rows: EditedRows; isExtension: boolean }>();
  const hasDate = datesOf(fieldsOfKind(editing.kind, texts)).length > 0;
  return (
    <>
      <button
        type="button"
        className={buttonClass.quiet}
        onClick={() => open({ rows, isExtension: false })}
      >
        {text.open}
      </button>
      {hasDate && (
        <button
          type="button"
          className={buttonClass.quiet}
          onClick={() => open({ rows, isExtension: true })}
        >
          {text.extend}
        </button>
      )}
      {opened && (
        <BulkEditDialog
          {...opened}
          editing={editing}
          onClose={() => open(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
}
