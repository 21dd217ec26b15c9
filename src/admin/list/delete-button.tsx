import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';

type Props = {
  name: string;
  /** Explains what else is deleted. */
  consequence: string;
  action?: 'delete' | 'remove';
  isPending: boolean;
  onDelete: () => void;
};

export function DeleteButton(props: Props) {
  const { name, consequence, action = 'delete', isPending, onDelete } = props;
  const { list: text, shared } = useAdminTexts();
  const [asking, setAsking] = useState(false);
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <>
      <button
        type="button"
        title={shared[action]}
        disabled={isPending}
        onClick={() => setAsking(true)}
        className={buttonClass.rowIcon}
      >
        <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.row[action](name)}</span>
      </button>
      {asking && (
        <ConfirmDialog
          title={action === 'delete' ? text.row.askToDelete(name) : text.row.askToRemove(name)}
          text={consequence}
          action={shared[action]}
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
