import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '../../../../ui/button.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useAdminTexts } from '../../../language.ts';

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
  const { shared } = useAdminTexts();
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
        <div className="flex flex-wrap justify-end gap-2">
          {more}
          <button type="button" className={buttonClass.quiet} onClick={onClose}>
            {shared.cancel}
          </button>
          <button type="submit" disabled={isReady === false} className={buttonClass.primary}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
