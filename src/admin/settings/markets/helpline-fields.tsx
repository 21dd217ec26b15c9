import { useFieldArray } from 'react-hook-form';
import { inEachLanguage, languageFacts, languages } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { MarketControl } from './market-form-type.ts';

const emptyHelpline = {
  name: '',
  phone: null,
  url: null,
  verified_on: '',
  i18n: inEachLanguage(() => ({ about: null })),
};

export function HelplineFields({ control }: { control: MarketControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'helplines' });
  return (
    <section aria-labelledby="helplines" className="flex flex-col gap-4">
      <h3 id="helplines" className="text-large">
        Helplines
      </h3>
      {fields.map(({ id }, index) => {
        const field = `helplines.${index}` as const;
        return (
          <fieldset
            key={id}
            className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5"
          >
            <legend className="float-left font-strong">Helpline {index + 1}</legend>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField control={control} name={`${field}.name`} label="Name (required)" />
              <TextField
                control={control}
                name={`${field}.verified_on`}
                label="Last checked (required)"
                hint="The day on which somebody called it, like 2026-11-20."
              />
              <TextField control={control} name={`${field}.phone`} label="Telephone" />
              <TextField control={control} name={`${field}.url`} label="Web address" type="url" />
              {languages.map((language) => (
                <TextField
                  key={language}
                  control={control}
                  lang={language}
                  name={`${field}.i18n.${language}.about`}
                  label={`About it in ${languageFacts[language].englishName}`}
                />
              ))}
            </div>
            <div>
              <button type="button" onClick={() => remove(index)} className={buttonClass.quiet}>
                Remove helpline {index + 1}
              </button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <button type="button" onClick={() => append(emptyHelpline)} className={buttonClass.quiet}>
          Add helpline
        </button>
      </div>
    </section>
  );
}
