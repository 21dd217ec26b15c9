import type { LucideIcon } from 'lucide-react';
import { buttonClass } from './button.ts';

export type IconAction = {
  label: string;
  /** Read by screen readers instead of the label. Includes the item that the action applies to. */
  name: string;
  icon: LucideIcon;
  possible: boolean;
  run: () => void;
};

/** A row of icon buttons. An unavailable action keeps its position and can keep focus. */
export const IconActions = ({ actions }: { actions: IconAction[] }) =>
  actions.map(({ label, name, icon: Icon, possible, run }) => (
    <button
      key={label}
      type="button"
      title={label}
      aria-disabled={!possible}
      onClick={() => possible && run()}
      className={buttonClass.icon}
    >
      <Icon className="size-4" />
      <span className="sr-only">{name}</span>
    </button>
  ));
