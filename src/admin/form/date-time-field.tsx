import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { buttonClass } from '../../ui/button.ts';
import { Field, inputClass } from '../../ui/field/field.tsx';
import { useAdminTexts } from '../language.ts';
import { useSiteTime } from '../use-site-time.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

/** Converts the input's `2026-12-31T23:59` to the API's `2026-12-31 23:59:00`. Empty becomes null. */
export const fromInput = (typed: string) =>
  typed === '' ? null : `${typed.replace('T', ' ')}:00`.slice(0, 19);
export const toInput = (value: unknown) =>
  typeof value === 'string' ? value.replace(' ', 'T').replace(/:00$/, '') : '';

type Native = {
  type: 'date' | 'datetime-local';
  min: string;
  max: string;
  shown: (value: unknown) => string;
  read: (typed: string) => string | null;
  /** The button that fills in the current value, from the site's time such as `2026-12-31 23:59:12`. */
  current: { name: 'today' | 'now'; of: (now: string) => string };
};

function NativeField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  shown,
  read,
  current,
  ...native
}: Props<Values, Output> & Native) {
  const { field, fieldState } = useController({ control, name });
  const now = useSiteTime()?.now;
  const text = useAdminTexts().form.current[current.name];
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(attributes) => (
        <div className="flex max-w-80 gap-2">
          <input
            {...attributes}
            {...native}
            name={name}
            ref={field.ref}
            value={shown(field.value)}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(read(target.value))}
            className={`figures ${inputClass}`}
          />
          <button
            type="button"
            disabled={!now}
            onClick={() => now && field.onChange(current.of(now))}
            className={`min-h-10.5 ${buttonClass.quiet}`}
          >
            {text.short}
            <span className="sr-only">{text.of(label)}</span>
          </button>
        </div>
      )}
    </Field>
  );
}

const day: Native = {
  type: 'date',
  min: '1970-01-01',
  max: '9999-12-31',
  shown: (value) => (typeof value === 'string' ? value : ''),
  read: (typed) => typed || null,
  current: { name: 'today', of: (now) => now.slice(0, 10) },
};

const localTime: Native = {
  type: 'datetime-local',
  min: '1970-01-01T00:00',
  max: '9999-12-31T23:59',
  shown: toInput,
  read: fromInput,
  current: { name: 'now', of: (now) => `${now.slice(0, 16)}:00` },
};

/** Edits a date such as 2026-12-31. Empty is null. */
export const DateField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <NativeField {...props} {...day} />
);

/** Edits a local time without a time zone. */
export const DateTimeField = <Values extends FieldValues, Output>(props: Props<Values, Output>) => (
  <NativeField {...props} {...localTime} />
);
