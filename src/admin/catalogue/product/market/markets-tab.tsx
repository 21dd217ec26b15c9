import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { availabilities } from '#contract/catalogue/fact/availability.ts';
import type { ProductMarket } from '#contract/catalogue/fact/product-market.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { defaultLanguage, inEachLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { trpc } from '../../../api.ts';
import { useActiveMarkets, useMarketOptions } from '../../../form/market-field.tsx';
import { Translations } from '../../../form/translations.tsx';
import { useAdminTexts } from '../../../language.ts';
import { FactList, FactSummary } from '../facts/fact-list.tsx';
import type { ProductControl } from '../product-form-type.ts';

type Props = { control: ProductControl; name: `markets.${number}.licence_id` };

/** Selects one of the product's own licences. */
function LicenceField({ control, name }: Props) {
  const { inMarkets: text } = useAdminTexts().fact;
  const { field, fieldState } = useController({ control, name });
  const licences = useWatch({ control, name: 'facts.licences' }) ?? [];
  const { data } = trpc.admin.regulator.list.useQuery({});
  const nameOf = (regulator: number) => data?.items.find(({ id }) => id === regulator)?.name ?? '';
  return (
    <Field label={text.licence} error={fieldState.error?.message}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          ref={field.ref}
          value={String(field.value ?? '')}
          onBlur={field.onBlur}
          onChange={({ target }) =>
            field.onChange(target.value === '' ? null : Number(target.value))
          }
          className={inputClass}
        >
          <option value="">{text.noLicence}</option>
          {licences.map(({ id, regulator_id, number }) => (
            <option key={id} value={id}>
              {[nameOf(regulator_id), number].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Returns the values that are used for a market's empty fields: its country's or, if there are none, the product's. */
function useInherited(control: ProductControl, code: MarketCode | undefined) {
  const draft = useWatch({ control }) as ProductDraft;
  const { data } = trpc.admin.market.list.useQuery({});
  const parent = data?.items.find((market) => market.code === code)?.parent_code;
  const country: ProductMarket | undefined = draft.markets?.find(
    ({ market_code }) => parent && market_code === parent,
  );
  const labelIn = (name: 'fs_label' | 'freebet_label', language: Language) =>
    country?.i18n[language][name] ??
    country?.i18n[defaultLanguage][name] ??
    draft.i18n[language][name] ??
    draft.i18n[defaultLanguage][name];
  return {
    ref_link: country?.ref_link ?? draft.ref_link,
    labelsIn: (language: Language) => ({
      fs_label: labelIn('fs_label', language),
      freebet_label: labelIn('freebet_label', language),
    }),
  };
}

const noLabels = { fs_label: null, freebet_label: null };
const translated = ['fs_label', 'freebet_label'];

/**
 * Edits a partner's offer in individual markets. A market without an entry follows its country, or the product itself.
 */
export function MarketsTab({ control }: { control: ProductControl }) {
  const text = useAdminTexts().fact.inMarkets;
  const list = useFieldArray({ control, name: 'markets', keyName: 'key' });
  const rows = (useWatch({ control, name: 'markets' }) ?? []) as ProductMarket[];
  const free = useActiveMarkets().find(
    ({ code }) => !rows.some(({ market_code }) => market_code === code),
  );
  const nameOf = useMarketNames();
  return (
    <>
      <p className="text-muted text-small">{text.explanation}</p>
      <FactList
        control={control}
        name="markets"
        text={text}
        list={list}
        isBlank={(index) => isBlank(list.fields[index])}
        nameOf={(index) => nameOf(rows[index]?.market_code)}
        summary={(index) => {
          const row = rows[index];
          return (
            <FactSummary
              name={nameOf(row?.market_code)}
              details={[
                row && text.availabilities[row.availability],
                row?.ref_link ? text.ownLink : text.inheritedLink,
                row?.i18n.en.fs_label,
                row?.i18n.en.freebet_label,
              ]}
            />
          );
        }}
        onAdd={() => {
          if (free) list.append(newRow(free.code));
        }}
      >
        {(index) => <MarketRow control={control} index={index} />}
      </FactList>
    </>
  );
}

const newRow = (market_code: MarketCode): ProductMarket => ({
  market_code,
  availability: 'open',
  ref_link: null,
  licence_id: null,
  i18n: inEachLanguage(() => noLabels),
});

type Row = Partial<Pick<ProductMarket, 'availability' | 'ref_link' | 'licence_id'>>;

const isBlank = (row: Row | undefined) =>
  row?.availability === 'open' && row.ref_link === null && row.licence_id === null;

function useMarketNames() {
  const options = useMarketOptions();
  return (code: MarketCode | undefined) =>
    options.find(({ value }) => value === code)?.label ?? code ?? '';
}

function MarketRow({ control, index }: { control: ProductControl; index: number }) {
  const { inMarkets: text } = useAdminTexts().fact;
  const fields = useAdminTexts().product.fields;
  const below = `markets.${index}` as const;
  const code = useWatch({ control, name: `${below}.market_code` });
  const inherited = useInherited(control, code);
  return (
    <>
      <SelectField
        control={control}
        name={`${below}.market_code`}
        label={text.market}
        options={useMarketOptions(code)}
      />
      <SelectField
        control={control}
        name={`${below}.availability`}
        label={text.availability}
        options={availabilities.map((value) => ({ value, label: text.availabilities[value] }))}
      />
      <TextField
        control={control}
        name={`${below}.ref_link`}
        label={fields.refLink}
        type="url"
        placeholder={inherited.ref_link ?? undefined}
        hint={inherited.ref_link === null ? undefined : text.inheritedHint}
      />
      <LicenceField control={control} name={`${below}.licence_id`} />
      <div className="sm:col-span-2">
        <Translations control={control} name={`${below}.i18n`} fields={translated}>
          {(language) => {
            const labels = inherited.labelsIn(language);
            return (
              <>
                <TextField
                  control={control}
                  lang={language}
                  name={`${below}.i18n.${language}.fs_label`}
                  label={fields.freeSpins}
                  placeholder={labels.fs_label ?? undefined}
                />
                <TextField
                  control={control}
                  lang={language}
                  name={`${below}.i18n.${language}.freebet_label`}
                  label={fields.freeBet}
                  placeholder={labels.freebet_label ?? undefined}
                />
              </>
            );
          }}
        </Translations>
      </div>
    </>
  );
}
