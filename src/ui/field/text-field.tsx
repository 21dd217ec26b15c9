import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field, inputClass } from './field.tsx';
import { withScheme } from './with-scheme.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  placeholder?: string | undefined;
  /** Adds https:// to a URL entered without a scheme. */
  type?: 'text' | 'url';
  rows?: number;
  lang?: string;
  /** Converts the entered or pasted text to the value. */
  read?: (typed: string) => string;
  noticeOf?: (value: string) => ReactNode;
};

/** A text field. The value is null if it is empty. */
export function TextField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const {
    control,
    name,
    label,
    hint,
    placeholder,
    type = 'text',
    rows,
    lang,
    read,
    noticeOf,
  } = props;
  const { field, fieldState } = useController({ control, name });
  const onBlur = () => {
    const typed: string = field.value ?? '';
    if (type === 'url' && withScheme(typed) !== typed) field.onChange(withScheme(typed));
    field.onBlur();
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      notice={noticeOf?.(field.value ?? '')}
    >
      {(attributes) => {
        const shared = {
          ...attributes,
          lang,
          name,
          ref: field.ref,
          value: field.value ?? '',
          placeholder,
          onBlur,
          className: inputClass,
          onChange: ({ target }: { target: { value: string } }) =>
            field.onChange(target.value === '' ? null : (read?.(target.value) ?? target.value)),
        };
        return rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />;
      }}
    </Field>
  );
}
