import { useFieldArray } from 'react-hook-form';
import { inEachLanguage } from '#contract/language.ts';
import { helpToolKinds } from '#contract/site/help.ts';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DateField } from '../../form/date-time-field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import type { MarketControl } from './market-control.ts';

const noAbout = inEachLanguage(() => ({ about: null }));

export const emptyHelpline = {
  name: '',
  phone: null,
  url: null,
  verified_on: '',
  i18n: noAbout,
};

export function HelplineFields({ control }: { control: MarketControl }) {
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
            <AboutFields control={control} below={field} label={text.about} />
          </>
        );
      }}
    </FieldList>
  );
}

const emptyTool = {
  kind: helpToolKinds[0],
  name: '',
  url: '',
  verified_on: '',
  i18n: noAbout,
};

export function HelpToolFields({ control }: { control: MarketControl }) {
  const text = useAdminTexts().market.tools;
  const { fields, append, remove } = useFieldArray({ control, name: 'tools' });
  const kinds = helpToolKinds.map((value) => ({ value, label: text.kinds[value] }));
  return (
    <FieldList
      title={text.title}
      hint={text.hint}
      add={text.add}
      groupOf={text.tool}
      remove={text.remove}
      groups={fields}
      onAdd={() => append(emptyTool)}
      onRemove={remove}
    >
      {(index) => {
        const field = `tools.${index}` as const;
        return (
          <>
            <SelectField
              control={control}
              name={`${field}.kind`}
              label={text.kind}
              options={kinds}
            />
            <TextField control={control} name={`${field}.name`} label={text.name} />
            <TextField control={control} name={`${field}.url`} label={text.url} type="url" />
            <DateField
              control={control}
              name={`${field}.verified_on`}
              label={text.verifiedOn}
              hint={text.verifiedHint}
            />
            <AboutFields control={control} below={field} label={text.about} />
          </>
        );
      }}
    </FieldList>
  );
}

type AboutProps = {
  control: MarketControl;
  below: `${'helplines' | 'tools'}.${number}`;
  label: (language: string) => string;
};

const AboutFields = ({ control, below, label }: AboutProps) =>
  useLanguages().map((language) => (
    <TextField
      key={language}
      control={control}
      lang={language}
      name={`${below}.i18n.${language}.about`}
      label={label(languageName(language))}
    />
  ));
