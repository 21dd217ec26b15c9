import { useFieldArray, useWatch } from 'react-hook-form';
import { limitKinds, limitPeriods } from '#contract/catalogue/fact/product-facts.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { formatNumber } from '../../../format.ts';
import { useAdminTexts } from '../../../language.ts';
import type { ProductControl } from '../product-form-type.ts';
import { FactList, FactSummary } from './fact-list.tsx';

/** The limits on amounts that a partner offers its players. */
export function LimitList({ control }: { control: ProductControl }) {
  const { limits: text, payments } = useAdminTexts().fact;
  const list = useFieldArray({ control, name: 'facts.limits', keyName: 'key' });
  const limits = useWatch({ control, name: 'facts.limits' }) ?? [];
  const nameOf = (index: number) => {
    const limit = limits[index];
    return limit ? `${text.kinds[limit.kind]}, ${text.periods[limit.period]}` : text.blank;
  };
  return (
    <FactList
      control={control}
      name="facts.limits"
      text={text}
      list={list}
      isBlank={(index) => !list.fields[index]?.max}
      nameOf={nameOf}
      summary={(index) => {
        const limit = limits[index];
        if (!limit) return text.blank;
        const { kind, period, max, currency } = limit;
        const amount = [formatNumber(max), currency].filter(Boolean).join(' ');
        return <FactSummary name={text.kinds[kind]} details={[text.periods[period], amount]} />;
      }}
      onAdd={() => list.append({ kind: 'deposit', period: 'day', max: 0, currency: null })}
    >
      {(index) => {
        const field = `facts.limits.${index}` as const;
        return (
          <>
            <SelectField
              control={control}
              name={`${field}.kind`}
              label={text.kind}
              options={limitKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
            />
            <SelectField
              control={control}
              name={`${field}.period`}
              label={text.period}
              options={limitPeriods.map((value) => ({ value, label: text.periods[value] }))}
            />
            <NumberField
              control={control}
              name={`${field}.max`}
              label={text.max}
              min={0}
              max={1e9}
              step={0.01}
            />
            <TextField control={control} name={`${field}.currency`} label={payments.currency} />
          </>
        );
      }}
    </FactList>
  );
}
