import { type RefObject, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useAdminTexts } from '../language.ts';
import { fieldLabel, fieldName, inScreenOrder, showField } from './field-label.ts';

type WrongField = { path: string; message: string };

export function wrongFields(errors: object, path = ''): WrongField[] {
  return Object.entries(errors).flatMap(([name, error]): WrongField[] => {
    if (name === 'root' || name === 'ref' || !error || typeof error !== 'object') return [];
    const at = path ? `${path}.${name}` : name;
    if (typeof error.message === 'string') return [{ path: at, message: error.message }];
    return wrongFields(error, at);
  });
}

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, never>;
  element: RefObject<HTMLFormElement | null>;
};

/** Lists the errors of a form. Receives focus when saving fails. */
export function ErrorSummary<Values extends FieldValues>({ form, element }: Props<Values>) {
  const { form: text } = useAdminTexts();
  const { errors, submitCount } = form.formState;
  const box = useRef<HTMLDivElement>(null);
  const wrong = inScreenOrder(element.current, wrongFields(errors));
  const failed = wrong.length > 0 || errors.root !== undefined;
  const seenCount = useRef(submitCount);
  useEffect(() => {
    // An error that appears while someone is typing must not take the focus away.
    const isNew = seenCount.current !== submitCount;
    seenCount.current = submitCount;
    if (isNew && failed) box.current?.focus();
  }, [submitCount, failed]);
  if (!failed) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex flex-col gap-2 rounded-card border border-danger-line bg-danger-ground px-5 py-4"
    >
      <p className="font-strong">
        {text.notSaved} {wrong.length > 0 ? text.check : errors.root?.message}
      </p>
      {wrong.length > 0 && (
        <ul className="flex flex-col gap-1 text-small">
          {wrong.map(({ path, message }) => (
            <li key={path}>
              <button
                type="button"
                className="text-left underline underline-offset-4"
                onClick={() => {
                  // A path inside rich text has no field of its own, so the rich text field is focused.
                  const name = fieldName(element.current, path) ?? path;
                  showField(element.current, name);
                  form.setFocus(name as FieldPath<Values>);
                }}
              >
                {fieldLabel(element.current, path) ?? text.otherField}
              </button>
              <span className="text-danger"> {message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
