import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
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

/** Returns functions that make the fields of an offer's numbers. */
function useNumberFields<Values extends FieldValues, Output>({ control }: Props<Values, Output>) {
  const { field: labels, form } = useAdminTexts();
  const text = form.terms.numbers;
  const nameOf = (path: NumberPath) => `terms.numbers.${path}` as FieldPath<Values>;
  const currency = useMarketCurrency(control);
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
  const choice = (
    path: 'currency' | 'wagering_base',
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      control={control}
      name={nameOf(path)}
      label={labels.termsNumbers[path]}
      options={[{ value: '', label: text.unknown }, ...options]}
    />
  );
  const yesNo = (path: 'one_of' | 'sticky') => (
    <YesNoField
      control={control}
      name={nameOf(path)}
      label={labels.termsNumbers[path]}
      texts={text}
    />
  );
  return { text, currency, number, numberOrWords, choice, yesNo };
}

/** Edits the numbers that most offers have, which visitors see instead of the texts. */
export function TermsNumberFields<Values extends FieldValues, Output>(
  props: Props<Values, Output>,
) {
  const { text, currency, number, numberOrWords, choice } = useNumberFields(props);
  const numbers = useWatch({
    control: props.control,
    name: 'terms.numbers' as FieldPath<Values>,
  }) as TermsNumbers | undefined;
  const { setValue, formState } = useFormContext();
  const needsCurrency =
    formState.isDirty &&
    !numbers?.currency &&
    amounts.some((name) => (numbers?.[name] ?? null) !== null);

  useEffect(() => {
    if (!needsCurrency || !currency.ofMarket) return;
    setValue('terms.numbers.currency', currency.ofMarket, { shouldDirty: true });
  }, [needsCurrency, currency.ofMarket, setValue]);

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
        {choice('currency', currencies)}
      </Group>
      <Group legend={text.groups.wagering}>{numberOrWords('wagering')}</Group>
      <Group legend={text.groups.limits}>{numberOrWords('min_deposit')}</Group>
    </section>
  );
}

/** The numbers below “More terms”. */
export function MoreNumberFields<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { text, number, numberOrWords, choice, yesNo } = useNumberFields(props);
  const bases = wageringBases.map((base) => ({ value: base, label: text.bases[base] }));
  return (
    <div className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5">
      <Group legend={text.groups.value}>
        {number('spin_value')}
        {yesNo('one_of')}
      </Group>
      <Group legend={text.groups.wagering}>
        {choice('wagering_base', bases)}
        {numberOrWords('max_bet')}
        {number('contribution.slots')}
        {number('contribution.table')}
        {number('contribution.live')}
      </Group>
      <Group legend={text.groups.limits}>
        {number('max_cashout')}
        {number('min_odds')}
        {number('days_to_claim')}
        {number('days_to_use')}
        {yesNo('sticky')}
      </Group>
    </div>
  );
}

const moreNumbers = [
  ...(['spin_value', 'one_of', 'wagering_base', 'max_bet'] as const),
  ...(['max_cashout', 'min_odds', 'days_to_claim', 'days_to_use', 'sticky'] as const),
];

/** Counts the fields below “More terms” that are filled in. */
export function useMoreCount<Values extends FieldValues, Output>({
  control,
}: Props<Values, Output>): number {
  const terms = useWatch({ control, name: 'terms' as FieldPath<Values> }) as
    | Partial<OfferTerms>
    | undefined;
  const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
  const { numbers } = terms ?? {};
  return [
    ...moreNumbers.map((name) => numbers?.[name]),
    ...Object.values(numbers?.contribution ?? {}),
    ...[terms?.url, terms?.last_verified_at],
  ].filter(isFilled).length;
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-2 items-end gap-x-4 gap-y-4 sm:grid-cols-3">
    <legend className="mb-3 text-muted text-small">{legend}</legend>
    {children}
  </fieldset>
);
