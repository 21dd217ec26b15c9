import { X } from 'lucide-react';
import { useState } from 'react';
import { fold } from '#contract/fold.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Combobox } from '../../../ui/field/combobox.tsx';
import { useAdminTexts } from '../../language.ts';
import type { EditChoice } from './edit-choice.ts';

/** Defined once, so that it runs only when the field appears. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

type Props = {
  choices: readonly EditChoice[];
  chosen: EditChoice | undefined;
  onChoose: (choice: EditChoice | undefined) => void;
};

/** Finds what to change by its name. */
export function ChoiceField({ choices, chosen, onChoose }: Props) {
  const text = useAdminTexts().bulkEdit;
  const [typed, setTyped] = useState('');
  if (chosen) {
    return (
      <div className="flex items-center gap-3 rounded-control border border-line py-1 pr-1 pl-3">
        <p className="min-w-0 flex-1">
          <span className="sr-only">{text.what}: </span>
          {chosen.label}
        </p>
        <button
          type="button"
          title={text.other}
          onClick={() => onChoose(undefined)}
          className={buttonClass.icon}
        >
          <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{text.other}</span>
        </button>
      </div>
    );
  }
  const words = fold(typed).split(' ').filter(Boolean);
  const found = choices.filter(({ label }) => {
    const folded = fold(label);
    return words.every((word) => folded.includes(word));
  });
  return (
    // Room for the list, which would otherwise be cut off by the dialog.
    <div className="min-h-118">
      <Combobox
        label={text.what}
        hint={text.hint}
        inputRef={takeFocus}
        typed={typed}
        onType={setTyped}
        options={found}
        status={found.length === 0 ? text.none : text.found(found.length)}
        onChoose={onChoose}
      >
        {({ label }) => label}
      </Combobox>
    </div>
  );
}
