import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** For drafts that store something other than true and false. */
  values?: { on: unknown; off: unknown };
};

export function SwitchField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label, hint, values = { on: true, off: false } } = props;
  const { field } = useController({ control, name });
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-9 w-fit items-center gap-3 font-strong text-small">
        <input
          type="checkbox"
          name={name}
          ref={field.ref}
          checked={field.value === values.on}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? values.on : values.off)}
          className="size-5 accent-brass"
        />
        {label}
      </label>
      {hint && <p className="text-muted text-small">{hint}</p>}
    </div>
  );
}
