import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ListedChange } from '#contract/admin/change.ts';
import { buttonClass } from '../../ui/button.ts';
import { trpc } from '../api.ts';
import { formatTime } from '../format.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { toast } from '../frame/toast-store.ts';
import { useMayWrite } from '../sign-in/role.ts';
import { titleOf } from './change-title.ts';
import { restoreMessage } from './restore-message.ts';

/** Writes a logged state again, and says which fields could not be restored. */
export function RestoreButton({ change }: { change: ListedChange }) {
  const [asking, setAsking] = useState(false);
  const title = titleOf(change);
  const isGone = change.action === 'delete';
  const restore = trpc.admin.change.restore.useMutation({
    onSuccess: (restored) => {
      const message = restoreMessage(restored);
      if (restored.left_out.length === 0) toast.success(message);
      else toast.error(message);
    },
  });
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
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
          {title} as of {formatTime(change.at)}
        </span>
      </button>
      {asking && (
        <ConfirmDialog
          title={isGone ? `Bring ${title} back?` : `Restore ${title}?`}
          text={
            isGone
              ? 'It comes back as it was when it was deleted, to the same address, and is on the site at once.'
              : `It becomes what it was after this change, of ${formatTime(change.at)}. What was changed since stays in the history.`
          }
          action={isGone ? 'Bring back' : 'Restore'}
          onConfirm={() => restore.mutate({ seq: change.seq })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
