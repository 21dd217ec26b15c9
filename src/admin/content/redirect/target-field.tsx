import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Redirect, RedirectDraft } from '#contract/content/redirect.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import type { FormControl } from '../../form/entity-form.tsx';
import { useAdminTexts } from '../../language.ts';

type Props = { control: FormControl<RedirectDraft, RedirectDraft> };

/** A path, or null if the page is gone. Unlike in other text fields, nothing entered is not the same as null. */
export function TargetField({ control }: Props) {
  const { fields: text } = useAdminTexts().redirect;
  const { field, fieldState } = useController({ control, name: 'to_path' });
  const isGone = field.value === null;
  return (
    <div className="flex flex-col gap-3">
      <TargetChoice isGone={isGone} onChoose={field.onChange} />
      {isGone ? (
        <p className="text-muted text-small">{text.goneHint}</p>
      ) : (
        <Field label={text.to} hint={text.toHint} error={fieldState.error?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...field}
              type="text"
              value={field.value ?? ''}
              className={inputClass}
            />
          )}
        </Field>
      )}
    </div>
  );
}

type Choice = { isGone: boolean; onChoose: (target: Redirect['to_path']) => void };

function TargetChoice({ isGone, onChoose }: Choice) {
  const { fields: text } = useAdminTexts().redirect;
  const name = useId();
  const choices = [
    { label: text.leadsTo, isChosen: !isGone, target: '' },
    { label: text.gone, isChosen: isGone, target: null },
  ];
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-strong text-small">{text.target}</legend>
      {choices.map(({ label, isChosen, target }) => (
        <label key={label} className="flex min-h-9 w-fit items-center gap-3 text-small">
          <input
            type="radio"
            name={name}
            checked={isChosen}
            onChange={() => onChoose(target)}
            className="size-5 accent-brass"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
