import { useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { listMessage } from '../list-message.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';

type Props = {
  control: ProductControl;
  name: FieldPath<ProductValues>;
  lang: string;
  label: string;
  hint: string;
};

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Edits a list of short texts, one per line. The entered text is kept as long as it matches the list. */
export function LinesField({ control, name, lang, label, hint }: Props) {
  const { field, fieldState } = useController({ control, name });
  const lines = (field.value as string[] | undefined) ?? [];
  const [typed, setTyped] = useState('');
  const shown = linesIn(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  return (
    <Field label={label} hint={hint} error={listMessage(fieldState.error)}>
      {(attributes) => (
        <textarea
          {...attributes}
          lang={lang}
          rows={3}
          name={name}
          ref={field.ref}
          value={shown}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(linesIn(target.value));
          }}
          className={inputClass}
        />
      )}
    </Field>
  );
}
