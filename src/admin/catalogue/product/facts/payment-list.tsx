import { type UseFieldArrayReturn, useWatch } from 'react-hook-form';
import { type Checked, paymentOf } from '#contract/catalogue/fact/new-fact.ts';
import { readPayments } from '#contract/catalogue/fact/pasted-line/payment-line.ts';
import { type Payment, paymentDirections } from '#contract/catalogue/fact/product-facts.ts';
import type { AdminTexts } from '../../../../../messages/en/admin/admin.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showsOwnErrors } from '../../../admin-query-client.ts';
import { trpc } from '../../../api.ts';
import { useMarkets } from '../../../form/market-field.tsx';
import { formatNumber } from '../../../format.ts';
import { useAdminTexts } from '../../../language.ts';
import { useMayWrite } from '../../../people/sign-in/use-session.ts';
import { useCreatedNames } from '../../../release/list/use-created-names.ts';
import { addedEntry } from '../../vocabulary/added-entry.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';
import { CheckedFields } from './checked-fields.tsx';
import { FactList, FactSummary } from './fact-list.tsx';
import { NamedField } from './named-field.tsx';
import { PasteBox } from './paste-box.tsx';

type Props = {
  control: ProductControl;
  list: UseFieldArrayReturn<ProductValues, 'facts.payments', 'key'>;
  newFact: () => Checked;
  isWaiting: boolean;
};

export function PaymentList({ control, list, newFact, isWaiting }: Props) {
  const { fact } = useAdminTexts();
  const text = fact.payments;
  const live = trpc.admin.paymentMethod.list.useQuery({}).data?.items ?? [];
  const methods = [...live, ...useCreatedNames('payment-method')];
  const create = trpc.admin.paymentMethod.create.useMutation(showsOwnErrors);
  const mayWrite = useMayWrite();
  const codes = useMarkets().map(({ code }) => code);
  const payments = (useWatch({ control, name: 'facts.payments' }) ?? []) as Payment[];
  const methodOf = (index: number) =>
    methods.find(({ id }) => id === payments[index]?.method_id)?.name ?? text.blank;
  const marketOf = (index: number) => payments[index]?.market_code ?? text.allMarkets;
  const { directions } = text;
  return (
    <FactList
      control={control}
      name="facts.payments"
      text={text}
      list={list}
      isBlank={(index) => !list.fields[index]?.method_id}
      nameOf={(index) => `${methodOf(index)}, ${marketOf(index)}`}
      summary={(index) => {
        const payment = payments[index];
        if (!payment?.method_id) return text.blank;
        return (
          <FactSummary
            name={methodOf(index)}
            details={[marketOf(index), ...detailsOf(payment, fact)]}
          />
        );
      }}
      isWaiting={isWaiting}
      onAdd={() => list.append(paymentOf(newFact()))}
      paste={
        <PasteBox
          text={text}
          read={(typed) =>
            readPayments(typed, { methods, markets: codes, directions }, paymentOf(newFact()))
          }
          onAdd={(rows) => list.append(rows, { shouldFocus: false })}
        />
      }
    >
      {(index) => {
        const field = `facts.payments.${index}` as const;
        const number = { control, min: 0, step: 0.01 };
        return (
          <>
            <NamedField
              control={control}
              name={`${field}.method_id`}
              label={text.method}
              empty={text.choose}
              options={methods}
              create={
                mayWrite ? (name) => addedEntry(name, create.mutateAsync({ name })) : undefined
              }
            />
            <div className="grid grid-cols-2 gap-3">
              <SelectField
                control={control}
                name={`${field}.market_code`}
                label={text.market}
                options={[
                  { value: '', label: text.allMarkets },
                  ...codes.map((code) => ({ value: code, label: code })),
                ]}
              />
              <SelectField
                control={control}
                name={`${field}.direction`}
                label={text.direction}
                options={paymentDirections.map((direction) => ({
                  value: direction,
                  label: directions[direction],
                }))}
              />
            </div>
            <div className="grid grid-cols-3 gap-3">
              <NumberField {...number} name={`${field}.min`} label={text.min} max={1e9} />
              <NumberField {...number} name={`${field}.max`} label={text.max} max={1e9} />
              <TextField control={control} name={`${field}.currency`} label={text.currency} />
            </div>
            <div className="grid grid-cols-2 gap-3">
              <NumberField
                {...number}
                name={`${field}.hours_min`}
                label={text.hoursMin}
                max={2000}
              />
              <NumberField
                {...number}
                name={`${field}.hours_max`}
                label={text.hoursMax}
                max={2000}
              />
            </div>
            <div className="grid grid-cols-2 gap-3">
              <NumberField
                {...number}
                name={`${field}.fee_amount`}
                label={text.feeAmount}
                hint={text.freeHint}
                max={1e9}
              />
              <NumberField
                {...number}
                name={`${field}.fee_percent`}
                label={text.feePercent}
                max={100}
              />
            </div>
            <TextField
              control={control}
              name={`${field}.fee`}
              label={text.fee}
              hint={text.feeHint}
            />
            <CheckedFields control={control} below={field} />
          </>
        );
      }}
    </FactList>
  );
}

const rangeOf = (least: number | null, most: number | null) => {
  const [from, to] = [least, most].map((value) => (value === null ? '' : formatNumber(value)));
  return from === to ? from : `${from}–${to}`;
};

function detailsOf(payment: Payment, { payments: text, checked, unchecked }: AdminTexts['fact']) {
  const { direction, min, max, currency, hours_min, hours_max, verified_on } = payment;
  const amounts = rangeOf(min, max);
  const hours = rangeOf(hours_min, hours_max);
  return [
    text.directions[direction],
    amounts && [amounts, currency].filter(Boolean).join(' '),
    hours && text.hours(hours),
    ...feesOf(payment, text),
    verified_on ? checked(verified_on) : unchecked,
  ].filter(Boolean);
}

function feesOf(
  { fee, fee_amount, fee_percent, currency }: Payment,
  text: AdminTexts['fact']['payments'],
) {
  if (fee_amount === null && fee_percent === null) return [fee];
  if (!fee_amount && !fee_percent) return [text.free];
  return [
    fee_percent ? text.percent(formatNumber(fee_percent)) : null,
    fee_amount ? text.feeOf([formatNumber(fee_amount), currency].filter(Boolean).join(' ')) : null,
  ];
}
