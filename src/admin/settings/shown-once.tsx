import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { Field, inputClass } from '../../ui/field/field.tsx';

type Props = { label: string; hint: string; value: string; copy: string; onDone: () => void };

/** A token or a secret is shown in no other place: whoever leaves without it makes another. */
export function ShownOnce({ label, hint, value, copy, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => input.current?.select(), []);

  async function copyValue() {
    input.current?.select();
    // Without the right to the clipboard the text is chosen, for the keys.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    );
  }

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
          Done
        </button>
        <button type="button" onClick={copyValue} className={`min-w-36 ${buttonClass.primary}`}>
          {copied ? (
            <Check className="size-4" strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
          )}
          <span role="status">{copied ? 'Copied' : copy}</span>
        </button>
      </div>
    </section>
  );
}
