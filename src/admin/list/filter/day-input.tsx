import { useState } from 'react';
import { inputClass } from '../../../ui/field/field.tsx';

type Props = {
  label: string;
  /** Whether a phone has no room for the label. */
  compact?: boolean;
  chosen: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Called with an empty text when the day is cleared. */
  choose: (day: string) => void;
};

/** Applies a day as soon as it's complete. Keeps the focus while it's typed. */
export function DayInput({ label, compact = false, chosen, choose, ...bounds }: Props) {
  const [typed, setTyped] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setTyped(chosen);
  }
  return (
    <label className="flex items-center gap-2 whitespace-nowrap text-muted text-small">
      <span className={compact ? 'max-sm:sr-only' : undefined}>{label}</span>
      <input
        type="date"
        value={typed}
        {...bounds}
        onChange={({ target: { value, validity } }) => {
          setTyped(value);
          if (value !== chosen && validity.valid && !isBeingTyped(value)) choose(value);
        }}
        className={`max-w-35 text-ink ${inputClass}`}
      />
    </label>
  );
}

/** Browsers report years such as 0002 while 2026 is being typed. */
const isBeingTyped = (day: string) => day !== '' && day < '2000';
