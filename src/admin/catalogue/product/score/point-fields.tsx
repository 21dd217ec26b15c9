import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { defaultLanguage } from '#contract/language.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { DateField } from '../../../form/date-time-field.tsx';
import { languageName } from '../../../format.ts';
import { useAdminTexts } from '../../../language.ts';
import { useLanguages } from '../../../use-languages.ts';
import { CheckedTextField } from '../../risky-word/checked-text-field.tsx';
import type { ProductControl } from '../product-form-type.ts';

type Props = { control: ProductControl; index: number; name: string; onRemove: () => void };

/** The line that visitors read next to the points. The other fields are folded. */
export function PointFields({ control, index, name, onRemove }: Props) {
  const { fact, scoring } = useAdminTexts();
  const text = scoring.points;
  const field = `score.points.${index}` as const;
  const reason = (language: string) => ({
    control,
    lang: language,
    name: `${field}.i18n.${language}.reason` as `score.points.0.i18n.en.reason`,
  });
  const others = useLanguages().filter((language) => language !== defaultLanguage);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <CheckedTextField
            {...reason(defaultLanguage)}
            label={text.reason(languageName(defaultLanguage))}
          />
        </div>
        <button
          type="button"
          title={fact.remove(name)}
          onClick={onRemove}
          className={buttonClass.icon}
        >
          <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{fact.remove(name)}</span>
        </button>
      </div>
      <PointDetails control={control} at={field}>
        {others.map((language) => (
          <CheckedTextField
            key={language}
            {...reason(language)}
            label={text.reason(languageName(language))}
          />
        ))}
        <NumberField
          control={control}
          name={`${field}.points`}
          label={text.points}
          min={0}
          max={5}
          step={0.1}
        />
        <DateField control={control} name={`${field}.given_on`} label={text.givenOn} />
        <TextField
          control={control}
          name={`${field}.source_url`}
          label={text.source}
          hint={text.sourceHint}
          type="url"
        />
      </PointDetails>
    </fieldset>
  );
}

type DetailsProps = {
  control: ProductControl;
  at: `score.points.${number}`;
  children: ReactNode;
};

function PointDetails({ control, at, children }: DetailsProps) {
  const { points: text } = useAdminTexts().scoring;
  const [open, setOpen] = useState(false);
  const { errors, submitCount } = useFormState({ control });
  const found: { i18n?: object; [field: string]: unknown } = get(errors, at) ?? {};
  const { i18n = {}, ...wrong } = found;
  const others = { ...i18n, en: undefined };
  const isWrong =
    Object.keys(wrong).length > 0 || Object.values(others).some((error) => error !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens again after every failed save
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong, submitCount]);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit min-h-7 cursor-pointer text-muted text-small hover:text-ink">
        {text.more}
      </summary>
      <div className="grid items-start gap-x-5 gap-y-3 pt-2 sm:grid-cols-2">{children}</div>
    </details>
  );
}
