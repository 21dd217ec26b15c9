import { useEffect, useRef } from 'react';
import { buttonClass } from '../ui/button.ts';
import { Field, inputClass } from '../ui/field/field.tsx';
import { CopyButton } from './copy-button.tsx';
import { useAdminTexts } from './language.ts';

type Props = { label: string; hint: string; value: string; copy: string; onDone: () => void };

/** Shows a token or secret that can't be retrieved later. If it is lost, a new one has to be created. */
export function ShownOnce({ label, hint, value, copy, onDone }: Props) {
  const { people } = useAdminTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  return (
    <section
      aria-label={label}
      className="flex flex-col gap-4 rounded-card border border-brass bg-raised p-5"
    >
      <Field label={label} hint={hint}>
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            readOnly
            value={value}
            onFocus={({ target }) => target.select()}
            className={`font-mono ${inputClass}`}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onDone} className={buttonClass.quiet}>
          {people.done}
        </button>
        <CopyButton
          label={copy}
          value={value}
          look={`min-w-36 ${buttonClass.primary}`}
          select={() => input.current?.select()}
        />
      </div>
    </section>
  );
}
