import { useFieldArray } from 'react-hook-form';
import { inEachLanguage } from '#contract/language.ts';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DateField } from '../../form/date-time-field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import type { MarketControl } from './market-control.ts';

export const emptyHelpline = {
  name: '',
  phone: null,
  url: null,
  verified_on: '',
  i18n: inEachLanguage(() => ({ about: null })),
};

export function HelplineFields({ control }: { control: MarketControl }) {
  const languages = useLanguages();
  const text = useAdminTexts().market.helplines;
  const { fields, append, remove } = useFieldArray({ control, name: 'helplines' });
  return (
    <FieldList
      title={text.title}
      add={text.add}
      groupOf={text.helpline}
      remove={text.remove}
      groups={fields}
      onAdd={() => append(emptyHelpline)}
      onRemove={remove}
    >
      {(index) => {
        const field = `helplines.${index}` as const;
        return (
          <>
            <TextField control={control} name={`${field}.name`} label={text.name} />
            <DateField
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
          </>
        );
      }}
    </FieldList>
  );
}
