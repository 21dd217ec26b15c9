import { useState } from 'react';
import type { Pasted } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { toast } from '../../../frame/toast-store.ts';
import { useAdminTexts } from '../../../language.ts';

type Props<Row> = {
  text: { paste: string; pasteHint: string; pasteExample: string };
  read: (text: string) => Pasted<Row>;
  onAdd: (rows: Row[]) => void;
};

/** Adds a fact for each pasted line. Lines that can't be read stay in the box. */
export function PasteBox<Row>({ text, read, onAdd }: Props<Row>) {
  const { paste: messages } = useAdminTexts().fact;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [open, setOpen] = useState(false);

  function add() {
    const { rows, failed } = read(typed);
    onAdd(rows);
    setTyped(failed.map(({ line }) => line).join('\n'));
    setError(
      failed.map(({ line, unknown }) => messages.unknown(line, unknown)).join(' ') || undefined,
    );
    if (rows.length > 0) toast.success(messages.added(rows.length));
  }

  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={buttonClass.quiet}
      >
        {text.paste}
      </button>
      {open && (
        <div className="mt-1 flex basis-full flex-col items-start gap-3">
          <div className="w-full">
            <Field label={text.paste} hint={text.pasteHint} error={error}>
              {(attributes) => (
                <textarea
                  {...attributes}
                  ref={focusOnce}
                  rows={5}
                  spellCheck={false}
                  placeholder={text.pasteExample}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  className={inputClass}
                />
              )}
            </Field>
          </div>
          <button
            type="button"
            disabled={typed.trim() === ''}
            onClick={add}
            className={buttonClass.quiet}
          >
            {messages.add}
          </button>
        </div>
      )}
    </>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();
