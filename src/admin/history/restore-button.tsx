import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ListedChange, RestoredChange } from '#contract/admin/change.ts';
import { buttonClass } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { trpc } from '../api.ts';
import { toast } from '../frame/toast-store.ts';
import { timeOf } from '../time-of.ts';
import { titleOf } from './change-words.ts';
import { fieldsOf } from './described-field.ts';

/** Brings a state back by a new write, and says what of it could not come along. */
export function RestoreButton({ change }: { change: ListedChange }) {
  const [asking, setAsking] = useState(false);
  const title = titleOf(change);
  const isGone = change.action === 'delete';
  const restore = trpc.admin.change.restore.useMutation({
    onSuccess: (restored) => tell(titleOf(restored), restored),
  });
  return (
    <>
      <button
        type="button"
        disabled={restore.isPending}
        onClick={() => setAsking(true)}
        className={buttonClass.quiet}
      >
        <RotateCcw className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {isGone ? 'Bring back' : 'Restore'}
        <span className="sr-only">
          {' '}
          {title} as of {timeOf(change.at)}
        </span>
      </button>
      {asking && (
        <ConfirmDialog
          title={isGone ? `Bring ${title} back?` : `Restore ${title}?`}
          text={
            isGone
              ? 'It comes back as it was when it was deleted, to the same address, and is on the site at once.'
              : `It becomes what it was after this change, of ${timeOf(change.at)}. What was changed since stays in the history.`
          }
          action={isGone ? 'Bring back' : 'Restore'}
          onConfirm={() => restore.mutate({ seq: change.seq })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function tell(title: string, { entity, left_out }: RestoredChange) {
  if (left_out.length === 0) {
    toast.say(`${title} was restored.`);
    return;
  }
  const labels = new Map(fieldsOf[entity]?.map(({ path, label }) => [path, label]));
  const missing = left_out.map(({ path, message }) => {
    const label = labels.get(path.split('.')[0] ?? '');
    return label ? `${label}: ${message}` : message;
  });
  toast.fail(`${title} was restored, but not all of it. ${missing.join('. ')}`);
}
