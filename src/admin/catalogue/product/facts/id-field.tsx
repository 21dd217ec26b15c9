import { type FieldPath, useController } from 'react-hook-form';
import type { Named } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import type { ProductControl, ProductValues } from '../product-form-type.ts';

type Props = {
  control: ProductControl;
  name: FieldPath<ProductValues>;
  label: string;
  /** Shown while nothing is selected. */
  empty: string;
  options: readonly Named[];
};

/** Selects an item by name. The value is its id, or 0. */
export function IdField({ control, name, label, empty, options }: Props) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error && empty}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          ref={field.ref}
          value={String(field.value ?? 0)}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(Number(target.value))}
          className={inputClass}
        >
          <option value="0">{empty}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
