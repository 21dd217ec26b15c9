import { useFieldArray, useWatch } from 'react-hook-form';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { AmountField } from '../form/money-fields.tsx';
import {
  type DealControl,
  emptyStep,
  modesOf,
  paysPercent,
  paysRate,
  type StepBasis,
} from './deal-values.ts';

const bases: StepBasis[] = ['none', 'count', 'amount'];
const maxCount = 1_000_000_000;

/** One rate, or several that a month reaches one after the other. */
export function StepFields({ control }: { control: DealControl }) {
  const { dealForm: text } = useAdminTexts();
  const [kind, chosen] = useWatch({ control, name: ['kind', 'basis'] });
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' });
  const basis = kind === 'flat' ? 'none' : chosen;
  const modes = modesOf(kind, basis);
  return (
    <>
      {kind !== 'flat' && (
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField
            control={control}
            name="basis"
            label={text.basis}
            options={bases.map((value) => ({ value, label: text.bases[value] }))}
          />
          {modes.length > 1 && (
            <SelectField
              control={control}
              name="step_mode"
              label={text.mode}
              options={modes.map((value) => ({ value, label: text.modes[value] }))}
            />
          )}
        </div>
      )}
      {basis === 'none' ? (
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <RateFields control={control} index={0} />
        </div>
      ) : (
        <FieldList
          title={text.steps.title}
          hint={text.steps.startHint}
          columns="items-start sm:grid-cols-2 lg:grid-cols-3"
          add={text.steps.add}
          groupOf={text.steps.group}
          remove={text.steps.remove}
          groups={fields}
          onAdd={() => append(emptyStep)}
          onRemove={remove}
        >
          {(index) => (
            <>
              <StartField control={control} index={index} basis={basis} />
              <RateFields control={control} index={index} />
            </>
          )}
        </FieldList>
      )}
    </>
  );
}

type StartProps = { control: DealControl; index: number; basis: StepBasis };

function StartField({ control, index, basis }: StartProps) {
  const { steps: text } = useAdminTexts().dealForm;
  return basis === 'count' ? (
    <NumberField
      control={control}
      name={`steps.${index}.from_count`}
      label={text.fromCount}
      min={0}
      max={maxCount}
      step={1}
    />
  ) : (
    <TextField control={control} name={`steps.${index}.from_amount`} label={text.fromAmount} />
  );
}

function RateFields({ control, index }: { control: DealControl; index: number }) {
  const { steps: text } = useAdminTexts().dealForm;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      {paysRate(kind) && (
        <AmountField
          control={control}
          name={`steps.${index}.rate`}
          label={kind === 'flat' ? text.flatRate : text.rate}
        />
      )}
      {paysPercent(kind) && (
        <NumberField
          control={control}
          name={`steps.${index}.percent`}
          label={text.percent}
          min={0}
          max={100}
          step={0.01}
        />
      )}
    </>
  );
}
