import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';

type Props = { name: string; token: string; onDone: () => void };

/** The token is in no other place: whoever leaves without it makes another. */
export function NewToken({ name, token, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => input.current?.select(), []);

  async function copy() {
    input.current?.select();
    // Without the right to the clipboard the text is chosen, for the keys.
    await navigator.clipboard?.writeText(token).then(
      () => setCopied(true),
      () => {},
    );
  }

  return (
    <section
      aria-label={`The token of ${name}`}
      className="flex flex-col gap-4 rounded-card border border-brass bg-raised p-5"
    >
      <Field
        label={`The token of ${name}`}
        hint="It is shown only this once. Whoever has it signs in as this person, so hand it over safely."
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            readOnly
            value={token}
            onFocus={({ target }) => target.select()}
            className={`font-mono ${inputClass}`}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onDone} className={buttonClass.quiet}>
          Done
        </button>
        <button type="button" onClick={copy} className={`min-w-36 ${buttonClass.primary}`}>
          {copied ? (
            <Check className="size-4" strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
          )}
          <span role="status">{copied ? 'Copied' : 'Copy the token'}</span>
        </button>
      </div>
    </section>
  );
}
