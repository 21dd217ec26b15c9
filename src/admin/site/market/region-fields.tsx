import { useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { type MarketControl, useCountry } from './market-control.ts';
import { marketName } from './market-name.ts';
import { type MarketSuggestion, suggestMarket } from './market-suggestion.ts';

/** Shows which values a region inherits from its country. */
export function RegionFields({ control, isNew }: { control: MarketControl; isNew: boolean }) {
  const { fields: text, inherited } = useAdminTexts().market;
  const languages = useLanguages();
  const country = useCountry(control)?.effective;
  const languageOptions = languages.map((language) => ({
    value: language as string,
    label: languageName(language),
  }));
  const inheritedLanguage = country && {
    value: '',
    label: inherited.value(languageName(country.default_language)),
  };
  return (
    <section className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 min-[72rem]:grid-cols-4">
      {isNew && <CodeField control={control} />}
      <CountryField control={control} />
      <NumberField
        control={control}
        name="minimum_age"
        label={text.minimumAge}
        {...(country && { hint: inherited.value(String(country.minimum_age)) })}
        min={16}
        max={30}
        step={1}
      />
      <TextField
        control={control}
        name="currency"
        label={country ? text.currencyOfRegion : text.currency}
        placeholder={country?.currency}
        hint={country ? inherited.value(country.currency) : text.currencyHint}
      />
      <SelectField
        control={control}
        name="default_language"
        label={text.defaultLanguage}
        hint={text.defaultLanguageHint}
        options={inheritedLanguage ? [inheritedLanguage, ...languageOptions] : languageOptions}
      />
    </section>
  );
}

function CountryField({ control }: { control: MarketControl }) {
  const text = useAdminTexts().market.fields;
  const code = useWatch({ control, name: 'code' });
  const { data } = trpc.admin.market.list.useQuery({});
  const markets = data?.items ?? [];
  const hasRegions = markets.some(({ parent_code }) => parent_code === code);
  const countries = markets.filter((market) => market.parent_code === null && market.code !== code);
  if (hasRegions || countries.length === 0) return null;
  return (
    <SelectField
      control={control}
      name="parent_code"
      label={text.country}
      hint={text.countryHint}
      options={[
        { value: '', label: text.isCountry },
        ...countries.map((market) => ({
          value: market.code,
          label: `${market.code} – ${marketName(market)}`,
        })),
      ]}
    />
  );
}

function CodeField({ control }: { control: MarketControl }) {
  const text = useAdminTexts().market.fields;
  useSuggestions(control);
  return <TextField control={control} name="code" label={text.code} hint={text.codeHint} />;
}

/**
 * Fills in the market's usual values while its code is entered, except in fields the owner has changed. A region of a
 * known country inherits the rest.
 */
function useSuggestions(control: MarketControl) {
  const code = useWatch({ control, name: 'code' }) ?? '';
  const { data } = trpc.admin.market.list.useQuery({});
  const fields = {
    name: useController({ control, name: 'i18n.en.name' }).field,
    currency: useController({ control, name: 'currency' }).field,
    minimum_age: useController({ control, name: 'minimum_age' }).field,
    default_language: useController({ control, name: 'default_language' }).field,
    parent_code: useController({ control, name: 'parent_code' }).field,
  };
  type Filled = Partial<
    Record<keyof typeof fields, MarketSuggestion[keyof MarketSuggestion] | null>
  >;
  const filledIn = useRef<Filled>({
    name: '',
    currency: '',
    minimum_age: 18,
    default_language: 'en',
    parent_code: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new code suggests other values
  useEffect(() => {
    const country = /^([A-Z0-9]+)-/.exec(code.toUpperCase())?.[1];
    const isRegion = data?.items.some((market) => market.code === country);
    const inherits = { parent_code: country ?? null, currency: null, minimum_age: null };
    const suggestion: Filled = isRegion
      ? { ...suggestMarket(code), ...inherits, default_language: null }
      : { ...suggestMarket(code), parent_code: null, default_language: 'en' };
    for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
      const value = suggestion[name];
      if (value === undefined || fields[name].value !== filledIn.current[name]) continue;
      fields[name].onChange(value);
      filledIn.current = { ...filledIn.current, [name]: value };
    }
  }, [code]);
}
