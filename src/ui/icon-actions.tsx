import type { LucideIcon } from 'lucide-react';
import { buttonClass } from './button.ts';

export type IconAction = {
  label: string;
  /** Screen readers read this instead of the label: it names what the action is done to. */
  name: string;
  icon: LucideIcon;
  possible: boolean;
  run: () => void;
};

/** An action that is not possible now keeps its place and the focus. */
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
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </button>
  ));
