import { useFieldArray } from 'react-hook-form';
import { inEachLanguage, languages } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import type { MarketControl } from './market-form-type.ts';

const emptyHelpline = {
  name: '',
  phone: null,
  url: null,
  verified_on: '',
  i18n: inEachLanguage(() => ({ about: null })),
};

export function HelplineFields({ control }: { control: MarketControl }) {
  const text = useAdminTexts().market.helplines;
  const { fields, append, remove } = useFieldArray({ control, name: 'helplines' });
  return (
    <section aria-labelledby="helplines" className="flex flex-col gap-4">
      <h3 id="helplines" className="text-large">
        {text.title}
      </h3>
      {fields.map(({ id }, index) => {
        const field = `helplines.${index}` as const;
        return (
          <fieldset
            key={id}
            className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5"
          >
            <legend className="float-left font-strong">{text.helpline(index + 1)}</legend>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField control={control} name={`${field}.name`} label={text.name} />
              <TextField
                control={control}
                name={`${field}.verified_on`}
                label={text.verifiedOn}
                hint={text.verifiedHint}
              />
              <TextField control={control} name={`${field}.phone`} label={text.phone} />
              <TextField control={control} name={`${field}.url`} label={text.url} type="url" />
              {languages.map((language) => (
                <TextField
                  key={language}
                  control={control}
                  lang={language}
                  name={`${field}.i18n.${language}.about`}
                  label={text.about(languageName(language))}
                />
              ))}
            </div>
            <div>
              <button type="button" onClick={() => remove(index)} className={buttonClass.quiet}>
                {text.remove(index + 1)}
              </button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <button type="button" onClick={() => append(emptyHelpline)} className={buttonClass.quiet}>
          {text.add}
        </button>
      </div>
    </section>
  );
}
