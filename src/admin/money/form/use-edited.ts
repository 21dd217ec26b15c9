/** Keeps two people who edit the same entry from overwriting each other’s changes. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Conflict, conflictOf, rebaseForm } from '../../form/conflict/rebase-form.ts';

/** What a form starts from. Only a stored entry has more than its values. */
export type FormStart<Values, Draft> = {
  values: Values;
  /** The server rejects the change if the entry isn't like this anymore. */
  before?: Draft;
  /** Loads what someone else has saved. */
  reload?: () => Promise<FormStart<Values, Draft>>;
};

export function useEdited<Values extends FieldValues, Draft>(
  form: UseFormReturn<Values, unknown, Draft>,
  start: FormStart<Values, Draft>,
) {
  const queryClient = useQueryClient();
  /** The list below may be refreshed while the form is open, so the first values are kept. */
  const seen = useRef(start);
  const [saved, setSaved] = useState<FormStart<Values, Draft> & { conflict: Conflict }>();

  async function findConflict() {
    const saved = await seen.current.reload?.();
    if (!saved) return;
    const conflict = conflictOf(seen.current.values, form.getValues(), saved.values);
    setSaved({ ...saved, conflict });
    void queryClient.invalidateQueries();
  }

  function startFrom(start: FormStart<Values, Draft>) {
    seen.current = start;
    setSaved(undefined);
  }

  return {
    before: () => seen.current.before,
    findConflict,
    outdated: saved && {
      conflict: saved.conflict,
      merge() {
        rebaseForm(form, seen.current.values, saved.values);
        startFrom(saved);
      },
      discard() {
        form.reset(saved.values);
        startFrom(saved);
      },
    },
  };
}
