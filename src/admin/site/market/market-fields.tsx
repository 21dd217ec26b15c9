import { useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { defaultLanguage } from '#contract/language.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { Translations } from '../../form/translations.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { describeUses } from './describe-uses.ts';
import { HelplineFields } from './helpline-fields.tsx';
import type { MarketControl } from './market-form-type.ts';
import { type MarketSuggestion, suggestMarket } from './market-suggestion.ts';

export function MarketFields({ control, isNew }: { control: MarketControl; isNew: boolean }) {
  const languages = useLanguages();
  const text = useAdminTexts().market.fields;
  const languageOptions = languages.map((language) => ({
    value: language,
    label: languageName(language),
  }));
  return (
    <>
      <section className="flex flex-wrap gap-x-8 gap-y-5">
        {isNew && <CodeField control={control} />}
        <NumberField
          control={control}
          name="minimum_age"
          label={text.minimumAge}
          min={16}
          max={30}
          step={1}
        />
        <TextField
          control={control}
          name="currency"
          label={text.currency}
          hint={text.currencyHint}
        />
        <SelectField
          control={control}
          name="default_language"
          label={text.defaultLanguage}
          hint={text.defaultLanguageHint}
          options={languageOptions}
        />
      </section>
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
                hint={text.disclosureHint}
              />
            </>
          );
        }}
      </Translations>
      <section className="flex flex-col gap-2">
        <SwitchField control={control} name="promotion_allowed" label={text.promotionAllowed} />
        <p className="max-w-[36rem] text-muted text-small">{text.promotionHint}</p>
        <PromotionLoss control={control} />
      </section>
      <HelplineFields control={control} />
    </>
  );
}

function CodeField({ control }: { control: MarketControl }) {
  const text = useAdminTexts().market.fields;
  useSuggestions(control);
  return <TextField control={control} name="code" label={text.code} hint={text.codeHint} />;
}

/** Fills in what is usual in the market while its code is typed, except where the owner typed something else. */
function useSuggestions(control: MarketControl) {
  const code = useWatch({ control, name: 'code' });
  const fields = {
    name: useController({ control, name: 'i18n.en.name' }).field,
    currency: useController({ control, name: 'currency' }).field,
    minimum_age: useController({ control, name: 'minimum_age' }).field,
  };
  const filledIn = useRef<Partial<MarketSuggestion>>({ name: '', currency: '', minimum_age: 18 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new code suggests other values
  useEffect(() => {
    const suggestion = suggestMarket(code);
    for (const name of ['name', 'currency', 'minimum_age'] as const) {
      const value = suggestion[name];
      if (value === undefined || fields[name].value !== filledIn.current[name]) continue;
      fields[name].onChange(value);
      filledIn.current = { ...filledIn.current, [name]: value };
    }
  }, [code]);
}

/** Names what visitors will no longer see once promotion is switched off. */
function PromotionLoss({ control }: { control: MarketControl }) {
  const { market: text } = useAdminTexts();
  const [code, isAllowed] = useWatch({ control, name: ['code', 'promotion_allowed'] });
  const { data } = trpc.admin.market.list.useQuery({});
  const own = data?.items.find((market) => market.code === code);
  const uses = own?.promotion_allowed && describeUses(own.uses, text);
  return (
    <p role="status" className="max-w-[36rem] text-small text-warning empty:absolute">
      {!isAllowed && uses ? text.fields.promotionLoss(uses) : null}
    </p>
  );
}
