import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { replayPresses } from '../press/replay-presses.ts';
import { inputClass } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { show: string };

/** A password field with a button that shows the password. The button is hidden without JavaScript, which it needs. */
export function PasswordInput({ show, ...attributes }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...attributes}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className={`${inputClass} pr-12`}
      />
      <button
        {...replayPresses('click')}
        type="button"
        aria-pressed={shown}
        title={show}
        onClick={() => setShown((before) => !before)}
        className="noscript:hidden absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted transition-colors hover:text-ink"
      >
        <Icon className="size-5" />
        <span className="sr-only">{show}</span>
      </button>
    </div>
  );
}
