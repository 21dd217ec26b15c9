import { useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { listMessage } from '../list-message.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';

type Props = {
  control: ProductControl;
  name: FieldPath<ProductValues>;
  label: string;
  hint: string;
  toCode: (typed: string) => string;
};

/** Edits a list of codes as text. The entered text is kept as long as it matches the list. */
export function CodeListField({ control, name, label, hint, toCode }: Props) {
  const { field, fieldState } = useController({ control, name });
  const codes = (field.value as string[] | undefined) ?? [];
  const [typed, setTyped] = useState('');
  const read = (text: string) =>
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(toCode);
  const shown = read(typed).join() === codes.join() ? typed : codes.join(', ');
  return (
    <Field label={label} hint={hint} error={listMessage(fieldState.error)}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          ref={field.ref}
          value={shown}
          spellCheck={false}
          autoCapitalize="off"
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(read(target.value));
          }}
          className={inputClass}
        />
      )}
    </Field>
  );
}
