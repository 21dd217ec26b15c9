import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';

const step = 50;

/** Shows a long list step by step. */
export function useShownCount(total: number, label: string) {
  const [count, setCount] = useState(step);
  const button = total > count && (
    <button
      type="button"
      onClick={() => setCount(count + step)}
      className={`self-start ${buttonClass.quiet}`}
    >
      {label}
    </button>
  );
  return { count, button };
}
