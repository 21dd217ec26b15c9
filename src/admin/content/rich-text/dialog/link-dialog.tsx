import { useState } from 'react';
import { isTextLink, textLinkMessage } from '#contract/link-schema.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { withScheme } from '../../../../ui/field/with-scheme.ts';
import { useAdminTexts } from '../../../language.ts';
import { DialogForm } from './dialog-form.tsx';
import type { OpenDialog } from './editor-dialog.ts';

type Props = { dialog: OpenDialog; onClose: () => void };

export function LinkDialog({ dialog: { values, save, remove }, onClose }: Props) {
  const { refusal, richText } = useAdminTexts();
  const text = richText.link;
  const [typed, setTyped] = useState(String(values?.href ?? ''));
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const needsWords = values?.needsWords === true;

  function submit() {
    const href = withScheme(typed.trim());
    if (!isTextLink(href)) return setError(refusal.translate(textLinkMessage));
    save({ href, words: words.trim() || href });
  }

  return (
    <DialogForm
      title={remove ? text.change : text.add}
      action={text.save}
      onSubmit={submit}
      onClose={onClose}
      more={
        remove && (
          <button type="button" className={buttonClass.quiet} onClick={remove}>
            {text.remove}
          </button>
        )
      }
    >
      <Field label={text.address} hint={text.addressHint} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that the user opened.
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
        <Field label={text.words} hint={text.wordsHint}>
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
