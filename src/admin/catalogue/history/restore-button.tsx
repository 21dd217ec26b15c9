import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ListedChange } from '#contract/catalogue/history/change.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { changeTitle } from './change-title.ts';
import { restoreMessage } from './restore-message.ts';

/** Restores a logged state and reports fields that couldn't be restored. */
export function RestoreButton({ change }: { change: ListedChange }) {
  const { field, history, refusal } = useAdminTexts();
  const text = history.restore;
  const [asking, setAsking] = useState(false);
  const title = changeTitle(change, history);
  const time = formatTime(change.at);
  const isGone = change.action === 'delete';
  const restore = trpc.admin.change.restore.useMutation({
    onSuccess: (restored) => {
      const message = restoreMessage(restored, field, history, refusal.translate);
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
        title={isGone ? text.bringBack : text.restore}
        className={buttonClass.rowIcon}
      >
        <RotateCcw className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">
          {isGone ? text.bringBackTo(title, time) : text.restoreTo(title, time)}
        </span>
      </button>
      {asking && (
        <ConfirmDialog
          title={isGone ? text.askToBringBack(title) : text.askToRestore(title)}
          text={isGone ? text.comesBack : text.consequence(time)}
          action={isGone ? text.bringBack : text.restore}
          onConfirm={() => restore.mutate({ seq: change.seq })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
