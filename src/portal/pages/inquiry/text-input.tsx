import type { TextField } from '#contract/visitor/inquiry-rule.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';

type Props = {
  field: TextField;
  label: string;
  note: string | undefined;
  hint: string | undefined;
  error: string | undefined;
  value: string;
};

const kinds = {
  company: { autoComplete: 'organization' },
  website: { autoComplete: 'url', inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  subject: {},
} as const satisfies Record<Exclude<TextField, 'message'>, object>;

const isWide = (field: TextField) => field === 'subject' || field === 'message';

export const TextInput = ({ field, label, note, hint, error, value }: Props) => (
  <div className={isWide(field) ? 'sm:col-span-2' : undefined}>
    <Field
      id={field}
      label={
        <>
          {label}
          {note && <span className="font-normal text-muted"> ({note})</span>}
        </>
      }
      hint={hint}
      error={error}
    >
      {(attributes) =>
        field === 'message' ? (
          <textarea
            {...attributes}
            name={field}
            rows={7}
            defaultValue={value}
            className={`${inputClass} resize-y`}
          />
        ) : (
          <input
            {...attributes}
            {...kinds[field]}
            name={field}
            defaultValue={value}
            className={inputClass}
          />
        )
      }
    </Field>
  </div>
);
