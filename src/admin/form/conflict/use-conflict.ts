/** Keeps two people who edit the same entity from overwriting each other’s changes. */
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Conflict, conflictOf, rebaseForm } from './rebase-form.ts';

/** A conflict that is shown, and the two ways out of it. */
export type Outdated = { conflict: Conflict; merge: () => void; discard: () => void };

/** `Start` is a state of the entity that a form can start from, and `valuesOf` returns the values of its fields. */
export function useConflict<Values extends FieldValues, Draft, Start>(
  form: UseFormReturn<Values, unknown, Draft>,
  start: Start,
  valuesOf: (start: Start) => Values,
) {
  /** The entity may be loaded again while the form is open, so the state that the editor saw is kept. */
  const seen = useRef(start);
  const [found, setFound] = useState<{ saved: Start; conflict: Conflict }>();

  function startedFrom(saved: Start) {
    seen.current = saved;
    setFound(undefined);
  }

  function startFrom(saved: Start) {
    form.reset(valuesOf(saved));
    startedFrom(saved);
  }

  /** Keeps what was entered since the form had the values of `since`. */
  function mergeInto(saved: Start, since: object) {
    rebaseForm(form, since, valuesOf(saved));
    startedFrom(saved);
  }

  const outdated: Outdated | undefined = found && {
    conflict: found.conflict,
    merge: () => mergeInto(found.saved, valuesOf(seen.current)),
    discard: () => startFrom(found.saved),
  };

  return {
    seen,
    startFrom,
    mergeInto,
    outdated,
    show(saved: Start) {
      const conflict = conflictOf(valuesOf(seen.current), form.getValues(), valuesOf(saved));
      setFound({ saved, conflict });
    },
  };
}
