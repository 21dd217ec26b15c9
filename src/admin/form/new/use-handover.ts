import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ChangedValues } from '../unsaved/draft-over-sign-in.ts';
import { handOverChanges, handOverFocus, restoreFocus, takeOver } from './handover.ts';

type Form<Values> = {
  element: RefObject<HTMLElement | null>;
  isNew: boolean;
  changes: () => ChangedValues<Values>;
  restore: (changes: ChangedValues<Values>) => void;
};

/** Hands focus and changes over from the form of a new entity to the form of the created one. */
export function useHandover<Values>(path: string, { element, isNew, ...form }: Form<Values>) {
  const changes = useEffectEvent(form.changes);
  const restore = useEffectEvent(form.restore);
  useLayoutEffect(() => (isNew ? handOverFocus : undefined), [isNew]);
  useEffect(() => {
    if (isNew) return () => handOverChanges(changes());
    const given = takeOver<Values>(path);
    if (given?.changes) restore(given.changes);
    if (given?.focus) restoreFocus(element.current, given.focus);
  }, [isNew, path, element]);
}
