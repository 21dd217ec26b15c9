import { type RefObject, useEffect, useRef } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { fieldLabel } from '../field-label.ts';
import type { Conflict } from './rebase-form.ts';

type Props = {
  outdated: Conflict;
  element: RefObject<HTMLFormElement | null>;
  onMerge: () => void;
  onDiscard: () => void;
};

/** Shown if another editor has saved since the form was loaded. Lets this editor choose which changes to keep. */
export function OutdatedNotice({ outdated, element, ...choice }: Props) {
  const { form } = useAdminTexts();
  const text = form.outdated;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Each save that meets the conflict again gives another `outdated`.
    if (outdated) box.current?.focus();
  }, [outdated]);
  const { theirs, both } = outdated;
  const named = (paths: string[]) =>
    paths.map((path) => fieldLabel(element.current, path) ?? form.otherField).join(', ');
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex flex-col gap-3 rounded-card border border-warning bg-raised px-5 py-4"
    >
      <p className="font-strong">{text.title}</p>
      <p className="text-small">{text.theirs(named(theirs))}</p>
      {both.length > 0 && <p className="text-small">{text.both(named(both))}</p>}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass.primary} onClick={choice.onMerge}>
          {text.merge}
        </button>
        <button type="button" className={buttonClass.quiet} onClick={choice.onDiscard}>
          {text.discard}
        </button>
      </div>
    </div>
  );
}
