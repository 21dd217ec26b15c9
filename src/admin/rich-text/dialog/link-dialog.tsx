import { useState } from 'react';
import { isTextLink, textLinkMessage } from '#contract/link-schema.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { DialogForm } from './dialog-form.tsx';
import type { OpenDialog } from './editor-dialog.ts';

/** A host alone is meant as a web address. */
const completed = (typed: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(typed) ? `https://${typed}` : typed;

type Props = { dialog: OpenDialog; onClose: () => void };

export function LinkDialog({ dialog: { values, save, remove }, onClose }: Props) {
  const [typed, setTyped] = useState(String(values?.href ?? ''));
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const needsWords = values?.needsWords === true;

  function submit() {
    const href = completed(typed.trim());
    if (!isTextLink(href)) return setError(textLinkMessage);
    save({ href, words: words.trim() || href });
  }

  return (
    <DialogForm
      title={remove ? 'Change the link' : 'Add a link'}
      action="Save link"
      onSubmit={submit}
      onClose={onClose}
      more={
        remove && (
          <button type="button" className={buttonClass.quiet} onClick={remove}>
            Remove link
          </button>
        )
      }
    >
      <Field
        label="Address"
        hint="https://…, /casino for a page of this site, mailto: or tel:"
        error={error}
      >
        {(attributes) => (
          <input
            {...attributes}
            // biome-ignore lint/a11y/noAutofocus: it is the first field of a dialog that was asked for.
            autoFocus
            type="text"
            inputMode="url"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={inputClass}
          />
        )}
      </Field>
      {needsWords && (
        <Field label="Words" hint="What visitors read. Left empty, they read the address.">
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              className={inputClass}
            />
          )}
        </Field>
      )}
    </DialogForm>
  );
}
