import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useConflict } from '../../form/conflict/use-conflict.ts';

/** The start of a form. Only a stored entry can be changed by others, so only it has more than its values. */
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
  const { seen, show, outdated } = useConflict(form, start, ({ values }) => values);
  return {
    before: () => seen.current.before,
    outdated,
    async findConflict() {
      const saved = await seen.current.reload?.();
      if (!saved) return;
      show(saved);
      void queryClient.invalidateQueries();
    },
  };
}
