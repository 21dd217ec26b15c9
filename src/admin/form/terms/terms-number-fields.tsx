import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import type { NumberPath } from '#contract/catalogue/terms/parse/rule.ts';
import { type TermsNumbers, wageringBases } from '#contract/catalogue/terms/terms-numbers.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { YesNoField } from '../../../ui/field/yes-no-field.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { type fieldsInWords, NumberOrWords } from './number-or-words.tsx';
import { ReadNumbers } from './read-numbers.tsx';

/** Returns the currency of the offer's market, and those of all markets. */
function useMarketCurrency<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
) {
  const code: string | undefined = useWatch({
    control,
    name: 'market_code' as FieldPath<Values>,
  });
  const { data } = trpc.admin.market.list.useQuery({});
  const markets = data?.items ?? [];
  return {
    ofMarket: markets.find((market) => market.code === code)?.effective.currency,
    all: markets.map(({ effective }) => effective.currency),
  };
}

type Field = Exclude<NumberPath, 'currency' | 'wagering_base' | 'sticky' | 'one_of'>;

const amounts = ['cap', 'amount', 'spin_value', 'max_bet', 'min_deposit', 'max_cashout'] as const;

/** The maximum of each number that isn't an amount. */
const limits: Partial<Record<Field, number>> = {
  percent: 1000,
  free_spins: 1_000_000,
  wagering: 200,
  'contribution.slots': 100,
  'contribution.table': 100,
  'contribution.live': 100,
  days_to_claim: 3650,
  days_to_use: 3650,
  min_odds: 1000,
};

type Props<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

/** Edits the numbers of an offer's terms, which visitors see instead of the texts. */
export function TermsNumberFields<Values extends FieldValues, Output>({
  control,
}: Props<Values, Output>) {
  const { form, field: labels } = useAdminTexts();
  const text = form.terms.numbers;
  const nameOf = (path: NumberPath) => `terms.numbers.${path}` as FieldPath<Values>;
  const currency = useMarketCurrency(control);
  const numbers = useWatch({ control, name: 'terms.numbers' as FieldPath<Values> }) as
    | TermsNumbers
    | undefined;
  const { setValue, formState } = useFormContext();
  const needsCurrency =
    formState.isDirty &&
    !numbers?.currency &&
    amounts.some((name) => (numbers?.[name] ?? null) !== null);

  useEffect(() => {
    if (!needsCurrency || !currency.ofMarket) return;
    setValue('terms.numbers.currency', currency.ofMarket, { shouldDirty: true });
  }, [needsCurrency, currency.ofMarket, setValue]);

  const number = (path: Field) => (
    <NumberField
      key={path}
      control={control}
      name={nameOf(path)}
      label={labels.termsNumbers[path]}
      min={path === 'min_odds' ? 1 : 0}
      max={limits[path] ?? 1_000_000_000}
      step={path === 'min_odds' ? 0.05 : 1}
    />
  );
  const numberOrWords = (field: (typeof fieldsInWords)[number]) => (
    <NumberOrWords key={field} control={control} field={field} marketCurrency={currency.ofMarket}>
      {number(field)}
    </NumberOrWords>
  );
  const currencies = [
    ...new Set([...currency.all, 'USD', 'EUR', 'GBP', numbers?.currency].filter((code) => code)),
  ].map((code) => ({ value: String(code), label: String(code) }));

  return (
    <section
      aria-labelledby="terms-numbers-heading"
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5"
    >
      <div className="flex flex-col gap-1">
        <h3 id="terms-numbers-heading" className="font-strong">
          {text.title}
        </h3>
        <p className="text-muted text-small">{text.hint}</p>
      </div>
      <ReadNumbers marketCurrency={currency.ofMarket} />
      <Group legend={text.groups.value}>
        {number('percent')}
        {number('cap')}
        {number('amount')}
        {number('free_spins')}
        {number('spin_value')}
        <YesNoField
          control={control}
          name={nameOf('one_of')}
          label={labels.termsNumbers.one_of}
          texts={text}
        />
        <SelectField
          control={control}
          name={nameOf('currency')}
          label={labels.termsNumbers.currency}
          options={[{ value: '', label: text.unknown }, ...currencies]}
        />
      </Group>
      <Group legend={text.groups.wagering}>
        {numberOrWords('wagering')}
        <SelectField
          control={control}
          name={nameOf('wagering_base')}
          label={labels.termsNumbers.wagering_base}
          options={[
            { value: '', label: text.unknown },
            ...wageringBases.map((base) => ({ value: base, label: text.bases[base] })),
          ]}
        />
        {numberOrWords('max_bet')}
        {number('contribution.slots')}
        {number('contribution.table')}
        {number('contribution.live')}
      </Group>
      <Group legend={text.groups.limits}>
        {numberOrWords('min_deposit')}
        {number('max_cashout')}
        {number('min_odds')}
        {number('days_to_claim')}
        {number('days_to_use')}
        <YesNoField
          control={control}
          name={nameOf('sticky')}
          label={labels.termsNumbers.sticky}
          texts={text}
        />
      </Group>
    </section>
  );
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-2 items-end gap-x-4 gap-y-4 sm:grid-cols-3">
    <legend className="mb-3 text-muted text-small">{legend}</legend>
    {children}
  </fieldset>
);
