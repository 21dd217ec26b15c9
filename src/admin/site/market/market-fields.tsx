import { defaultLanguage } from '#contract/language.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Translations } from '../../form/translations.tsx';
import { useAdminTexts } from '../../language.ts';
import { CountingField } from './counting-field.tsx';
import { HelplineFields, HelpToolFields } from './help-fields.tsx';
import { type MarketControl, useCountry } from './market-control.ts';
import { RegionFields } from './region-fields.tsx';
import { RequirementFields } from './requirement-fields.tsx';
import { ReturnFields } from './return-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

export function MarketFields({ control, isNew }: { control: MarketControl; isNew: boolean }) {
  const { fields: text, inherited } = useAdminTexts().market;
  const country = useCountry(control);
  return (
    <>
      <RegionFields control={control} isNew={isNew} />
      <Translations
        control={control}
        name="i18n"
        fields={['name', 'name_in_sentence', 'disclosure']}
      >
        {(language) => {
          const shared = { control, lang: language };
          return (
            <>
              <TextField
                {...shared}
                name={`i18n.${language}.name`}
                label={language === defaultLanguage ? text.requiredName : text.name}
              />
              <TextField
                {...shared}
                name={`i18n.${language}.name_in_sentence`}
                label={text.nameInSentence}
                hint={text.nameInSentenceHint}
              />
              <TextField
                {...shared}
                name={`i18n.${language}.disclosure`}
                label={text.disclosure}
                placeholder={country?.effective.disclosure[language] ?? undefined}
                hint={country ? inherited.disclosure : text.disclosureHint}
              />
            </>
          );
        }}
      </Translations>
      <RuleFields control={control} />
      <RequirementFields control={control} />
      <ReturnFields control={control} />
      <CountingField control={control} />
      <HelplineFields control={control} />
      <HelpToolFields control={control} />
    </>
  );
}
