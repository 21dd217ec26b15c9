import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type DealDraft, dealKinds } from '#contract/money/deal.ts';
import type { Programme } from '#contract/money/programme.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ProductField } from '../../catalogue/product/product-picker.tsx';
import { DateField } from '../../form/date-time-field.tsx';
import { useMarketOptions } from '../../form/market-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { CurrencyField } from '../form/money-fields.tsx';
import { MoneyForm } from '../form/money-form.tsx';
import type { FormStart } from '../form/use-edited.ts';
import { DealConditions } from './deal-conditions.tsx';
import { type DealControl, type DealValues, dealForm } from './deal-values.ts';
import { StepFields } from './step-fields.tsx';

type Props = FormStart<DealValues, DealDraft> & {
  title: string;
  programme: Programme;
  save: (draft: DealDraft, before?: DealDraft) => Promise<unknown>;
  onCancel: () => void;
};

/** The server asks for a reason if a change affects past days. Only then is there a field for it. */
export function DealForm({ programme, save, ...form }: Props) {
  const { dealForm: text, programme: shared, refusal } = useAdminTexts();
  const [asksWhy, setAsksWhy] = useState(false);
  return (
    <MoneyForm
      {...form}
      schema={dealForm(programme.id, shared)}
      save={async (draft, before) => {
        try {
          await save(draft, before);
        } catch (error) {
          const { fields } = problemOf(error, refusal);
          if (fields.some(({ path }) => path === 'reason')) setAsksWhy(true);
          throw error;
        }
      }}
    >
      {({ control }) => (
        <>
          {asksWhy && (
            <TextField
              control={control}
              name="reason"
              label={text.reason}
              hint={text.reasonHint}
              rows={2}
            />
          )}
          <ScopeFields control={control} />
          <StepFields control={control} />
          <DealConditions control={control} />
        </>
      )}
    </MoneyForm>
  );
}

function ScopeFields({ control }: { control: DealControl }) {
  const { dealForm: text, shared } = useAdminTexts();
  const market = useWatch({ control, name: 'market_code' });
  const markets = useMarketOptions(market ?? undefined);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        control={control}
        name="kind"
        label={text.kind}
        options={dealKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <CurrencyField control={control} name="currency" label={text.currency} />
      <SelectField
        control={control}
        name="market_code"
        label={shared.market}
        options={[{ value: '', label: text.allMarkets }, ...markets]}
      />
      <DateField control={control} name="from" label={text.from} />
      <DateField control={control} name="to" label={text.to} hint={text.toHint} />
      <ProductField
        control={control}
        name="product_id"
        label={text.product}
        hint={text.productHint}
      />
    </div>
  );
}
