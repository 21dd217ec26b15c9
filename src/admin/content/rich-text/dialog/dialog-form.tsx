import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';

type Props = {
  title: string;
  action: string;
  isReady?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Shown next to the buttons. */
  more?: ReactNode;
  children: ReactNode;
};

/** A form rendered outside the page's form, so that submitting it doesn't submit the page's form too. */
export function DialogForm(props: Props) {
  const { title, action, isReady, onSubmit, onClose, more, children } = props;
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        <FormButtons action={action} disabled={isReady === false} onCancel={onClose}>
          {more}
        </FormButtons>
      </form>
    </Dialog>,
    document.body,
  );
}
