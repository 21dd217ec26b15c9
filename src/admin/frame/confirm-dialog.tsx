import { buttonClass } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useAdminTexts } from '../language.ts';

type Props = {
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation. Cancel comes first in the form, so it gets focus. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: Props) {
  const { shared } = useAdminTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-muted">{text}</p>
      <form method="dialog" className="flex justify-end gap-2">
        <button type="submit" className={buttonClass.quiet}>
          {shared.cancel}
        </button>
        <button
          type="button"
          className={buttonClass.danger}
          onClick={({ currentTarget }) => {
            // Closed first, because the confirmed action may unmount the dialog before focus is returned.
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
