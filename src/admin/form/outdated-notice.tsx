import { type RefObject, useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/button.ts';
import type { Conflict } from './draft-merge.ts';
import { fieldLabel } from './field-label.ts';

type Props = {
  outdated: Conflict;
  element: RefObject<HTMLFormElement | null>;
  onMerge: () => void;
  onDiscard: () => void;
};

/** Another editor has saved since the form was loaded. This editor decides what is kept. */
export function OutdatedNotice({ outdated: { theirs, both }, element, ...choice }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const named = (paths: string[]) =>
    paths.map((path) => fieldLabel(element.current, path)).join(', ');
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex flex-col gap-3 rounded-card border border-brass bg-raised px-5 py-4"
    >
      <p className="font-strong">Not saved: someone changed this since you opened it.</p>
      <p className="text-small">They changed: {named(theirs)}.</p>
      {both.length > 0 && (
        <p className="text-small">You changed too: {named(both)}. Yours would replace theirs.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass.primary} onClick={choice.onMerge}>
          Take theirs, keep what I changed
        </button>
        <button type="button" className={buttonClass.quiet} onClick={choice.onDiscard}>
          Discard mine
        </button>
      </div>
    </div>
  );
}
