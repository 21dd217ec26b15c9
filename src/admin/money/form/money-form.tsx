/** A form in a section of a screen, which closes once it is saved. Validates with the server's schema. */
import '#contract/zod-message.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useFocusAfterChange, useFocusInside } from '../../../ui/form-focus.ts';
import { SaveProblems } from '../../form/conflict/save-problems.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { translatedResolver } from '../../form/translated-resolver.ts';
import { LeaveGuard } from '../../form/unsaved/leave-guard.tsx';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { type FormStart, useEdited } from './use-edited.ts';

type Props<Values extends FieldValues, Draft> = FormStart<Values, Draft> & {
  title: string;
  schema: z.ZodType<Draft, Values>;
  /** Throws if the server refuses. */
  save: (draft: Draft, before?: Draft) => Promise<unknown>;
  onCancel: () => void;
  children: (form: UseFormReturn<Values, unknown, Draft>) => ReactNode;
};

export function MoneyForm<Values extends FieldValues, Draft extends FieldValues>(
  props: Props<Values, Draft>,
) {
  const { title, schema, values, save, onCancel, children } = props;
  const { refusal, shared } = useAdminTexts();
  const element = useFocusInside();
  const isLeaving = useRef(false);
  const form = useForm<Values, unknown, Draft>({
    resolver: translatedResolver(zodResolver(schema), refusal.translate),
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { before, findConflict, outdated } = useEdited(form, props);
  const fields = useFocusAfterChange<HTMLFieldSetElement>(outdated !== undefined);
  const { isDirty, isSubmitting } = form.formState;

  async function showError(error: unknown) {
    const { message, fields } = problemOf(error, refusal);
    if (fields.some(({ path }) => path === 'before')) return findConflict();
    for (const field of fields) {
      form.setError(field.path as FieldPath<Values>, { type: 'server', message: field.message });
    }
    form.setError('root', { type: 'server', message });
  }

  async function submit(draft: Draft) {
    isLeaving.current = true;
    try {
      await save(draft, before());
    } catch (error) {
      isLeaving.current = false;
      await showError(error).catch((failure) => form.setError('root', problemOf(failure, refusal)));
    }
  }

  return (
    <form
      ref={element}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        // Not a part of any form around it.
        event.stopPropagation();
        if (isSubmitting) return event.preventDefault();
        return form.handleSubmit(submit)(event);
      }}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-edge bg-raised p-4 sm:p-5"
    >
      <h3 className="font-strong">{title}</h3>
      <LeaveGuard isUnsaved={() => isDirty && !isLeaving.current} />
      <SaveProblems form={form} element={element} outdated={outdated} />
      <fieldset ref={fields} disabled={isSubmitting} className="flex min-w-0 flex-col gap-5">
        <FormProvider {...form}>{children(form)}</FormProvider>
        <FormButtons action={shared.save} onCancel={onCancel} />
      </fieldset>
    </form>
  );
}
