import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { FieldError } from './field.tsx';

type Props<Values extends FieldValues, Output, Id> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  legend: string;
  hint?: string | undefined;
  options: { id: Id; label: string }[];
};

/** A group of checkboxes. The value is the list of the selected options' ids. */
export function CheckboxGroup<Values extends FieldValues, Output, Id extends string | number>(
  props: Props<Values, Output, Id>,
) {
  const { control, name, legend, hint, options } = props;
  const { field, fieldState } = useController({ control, name });
  const chosen: Id[] = field.value ?? [];
  const message = fieldState.error?.message;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-strong text-small">{legend}</legend>
      {hint && <p className="text-muted text-small">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label }, index) => (
          <label
            key={id}
            className="flex min-h-9 items-center gap-2 rounded-full border border-line px-3.5 text-small has-checked:border-brass"
          >
            <input
              type="checkbox"
              className="size-4 accent-brass"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(id)}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(
                  target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
      {message && <FieldError message={message} />}
    </fieldset>
  );
}
