import { defaultLanguage, languageFacts, languages } from '#contract/language.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Translations } from '../../form/translations.tsx';
import { HelplineFields } from './helpline-fields.tsx';
import type { MarketControl } from './market-form-type.ts';

const languageOptions = languages.map((language) => ({
  value: language,
  label: languageFacts[language].englishName,
}));

export const MarketFields = ({ control, isNew }: { control: MarketControl; isNew: boolean }) => (
  <>
    <section className="flex flex-wrap gap-x-8 gap-y-5">
      {isNew && (
        <TextField
          control={control}
          name="code"
          label="Code (required)"
          hint="Two to eight capital letters and digits, like GB. It never changes."
        />
      )}
      <NumberField
        control={control}
        name="minimum_age"
        label="Minimum age"
        min={16}
        max={30}
        step={1}
      />
      <TextField
        control={control}
        name="currency"
        label="Currency (required)"
        hint="Its code in ISO 4217, like GBP."
      />
      <SelectField
        control={control}
        name="default_language"
        label="Default language"
        options={languageOptions}
      />
      <NumberField
        control={control}
        name="sort_order"
        label="Sort order"
        hint="Visitors see the lowest first."
        min={1}
        max={1_000_000}
        step={1}
      />
    </section>
    <Translations>
      {(language) => {
        const shared = { control, lang: language };
        return (
          <>
            <TextField
              {...shared}
              name={`i18n.${language}.name`}
              label={language === defaultLanguage ? 'Name (required)' : 'Name'}
            />
            <TextField
              {...shared}
              name={`i18n.${language}.name_in_sentence`}
              label="Name in a sentence"
              hint="As in “21+ in the United States”."
            />
            <TextField
              {...shared}
              name={`i18n.${language}.disclosure`}
              label="Disclosure"
              hint="Stands before the first offer. Empty: the text of the site."
            />
          </>
        );
      }}
    </Translations>
    <section className="flex flex-col gap-2">
      <SwitchField control={control} name="promotion_allowed" label="Promotion allowed" />
      <p className="max-w-[36rem] text-muted text-small">
        Without it visitors of this market get information only: no links to partners, no codes and
        no banners, on pages, in search and over the API.
      </p>
    </section>
    <HelplineFields control={control} />
  </>
);
