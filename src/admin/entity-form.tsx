import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';
import '#contract/wording.ts';
import { buttonClass } from '../ui/button.ts';
import { problemOf } from './problem.ts';

type Props<Values extends FieldValues, Draft, Whole> = {
  schema: z.ZodType<Draft, Values>;
  values: DefaultValues<Values>;
  isReady: (values: Values) => boolean;
  save: (draft: Draft) => Promise<Whole>;
  /** The values that the form goes on with. */
  onSaved: (whole: Whole) => DefaultValues<Values>;
  children: (control: Control<Values, unknown, Draft>) => ReactNode;
};

/** One form for new and edit, held to the server's own schema; what the server adds is shown by field. */
export function EntityForm<Values extends FieldValues, Draft extends FieldValues, Whole>(
  props: Props<Values, Draft, Whole>,
) {
  const { schema, values, isReady, save, onSaved, children } = props;
  const form = useForm<Values, unknown, Draft>({
    resolver: zodResolver(schema),
    defaultValues: values,
  });
  const { isSubmitting, errors } = form.formState;

  function tell(error: unknown) {
    const { message, fields } = problemOf(error);
    for (const [index, field] of fields.entries()) {
      form.setError(
        field.path as FieldPath<Values>,
        { type: 'server', message: field.message },
        { shouldFocus: index === 0 },
      );
    }
    form.setError('root', { type: 'server', message });
  }

  async function submit(draft: Draft) {
    try {
      form.reset(onSaved(await save(draft)));
    } catch (error) {
      tell(error);
    }
  }

  const failed = Object.keys(errors).length > 0;
  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="flex flex-col gap-8">
      {children(form.control)}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-4 border-line border-t bg-ground px-4 py-3">
        <SaveButton control={form.control} isReady={isReady} saving={isSubmitting} />
        {failed && (
          <p role="alert" className="text-danger text-small">
            Not saved. {errors.root?.message ?? 'Check the fields that are marked.'}
          </p>
        )}
      </div>
    </form>
  );
}

type SaveProps<Values extends FieldValues, Draft> = {
  control: Control<Values, unknown, Draft>;
  isReady: (values: Values) => boolean;
  saving: boolean;
};

function SaveButton<Values extends FieldValues, Draft>(props: SaveProps<Values, Draft>) {
  const values = useWatch({ control: props.control }) as Values;
  return (
    <button
      type="submit"
      disabled={props.saving || !props.isReady(values)}
      className={`min-w-28 ${buttonClass.primary}`}
    >
      {props.saving ? 'Saving…' : 'Save'}
    </button>
  );
}
