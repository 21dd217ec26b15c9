import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';

type Props = {
  icon?: LucideIcon;
  action: string;
  /** Names the row for screen readers. */
  name: string;
  question: string;
  consequence: string;
  isPending: boolean;
  onConfirm: () => void;
};

/** A button that asks before it acts. */
export function ConfirmedButton(props: Props) {
  const { icon: Icon, action, name, question, consequence, isPending, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={isPending}
        onClick={() => setAsking(true)}
        className={buttonClass.quiet}
      >
        {Icon && <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        {action}
        <span className="sr-only">{name}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={question}
          text={consequence}
          action={action}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
