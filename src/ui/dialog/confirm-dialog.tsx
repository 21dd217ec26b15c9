import { buttonClass } from '../button.ts';
import { Dialog } from './dialog.tsx';

type Props = {
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** The harmless answer has the focus. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-muted">{text}</p>
      <form method="dialog" className="flex justify-end gap-2">
        <button type="submit" className={buttonClass.quiet}>
          Cancel
        </button>
        <button
          type="button"
          className={buttonClass.danger}
          onClick={({ currentTarget }) => {
            // Closed here, as what is confirmed may take the dialog away before it closes by itself.
            currentTarget.closest('dialog')?.close();
            onConfirm();
          }}
        >
          {action}
        </button>
      </form>
    </Dialog>
  );
}
