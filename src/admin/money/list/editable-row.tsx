import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useFocusAfterForm } from '../../../ui/form-focus.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { useWritesMoney } from '../use-money-right.ts';

type Props = {
  name: string;
  /** Explains what else is deleted. */
  deletion: string;
  isDeleting: boolean;
  onDelete: () => void;
  /** Shows only the icons of the buttons. */
  isCompact?: boolean;
  form: (close: () => void) => ReactNode;
  /** The buttons are null for people who only read. */
  children: (buttons: ReactNode) => ReactNode;
};

/** A row that its form replaces while it's edited. */
export function EditableRow(props: Props) {
  const { name, deletion, isDeleting, onDelete, isCompact, form, children } = props;
  const { shared } = useAdminTexts();
  const writes = useWritesMoney();
  const [isEditing, setEditing] = useState(false);
  const editing = useFocusAfterForm(isEditing);
  if (isEditing) return form(() => setEditing(false));
  return children(
    writes ? (
      <>
        <button
          ref={editing}
          type="button"
          {...(isCompact && { title: shared.edit })}
          onClick={() => setEditing(true)}
          className={isCompact ? buttonClass.rowIcon : buttonClass.quiet}
        >
          <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className={isCompact ? 'sr-only' : ''}>{shared.edit}</span>{' '}
          <span className="sr-only">{name}</span>
        </button>
        <DeleteButton
          name={name}
          consequence={deletion}
          isPending={isDeleting}
          onDelete={onDelete}
        />
      </>
    ) : null,
  );
}
