import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { useAdminTexts } from '../language.ts';

type Props = {
  /** The label of the button that submits the form. */
  action: string;
  disabled?: boolean;
  onCancel?: (() => void) | undefined;
  /** Shown before the buttons. */
  children?: ReactNode;
};

/** The buttons at the end of a form. */
export function FormButtons({ action, disabled, onCancel, children }: Props) {
  const { shared } = useAdminTexts();
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {children}
      {onCancel && (
        <button type="button" onClick={onCancel} className={buttonClass.quiet}>
          {shared.cancel}
        </button>
      )}
      <button type="submit" disabled={disabled} className={buttonClass.primary}>
        {action}
      </button>
    </div>
  );
}
