import { useWatch } from 'react-hook-form';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FoldSection } from '../../form/fold-section.tsx';
import { useAdminTexts } from '../../language.ts';
import { DocumentField } from '../form/document-field.tsx';
import { AmountField } from '../form/money-fields.tsx';
import { type DealControl, paysPercent } from './deal-values.ts';

const maxCount = 1_000_000_000;

/** Edits the conditions that a headline rate leaves out. */
export function DealConditions({ control }: { control: DealControl }) {
  const { dealForm: text, programme } = useAdminTexts();
  const kind = useWatch({ control, name: 'kind' });
  const countsDeposits = kind === 'cpa' || kind === 'hybrid';
  return (
    <FoldSection title={text.details}>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {countsDeposits && (
          <>
            <AmountField control={control} name="baseline.min_deposits" label={text.minDeposits} />
            <TextField control={control} name="baseline.note" label={text.baselineNote} />
            <NumberField
              control={control}
              name="cap_count"
              label={text.capCount}
              min={0}
              max={maxCount}
              step={1}
            />
          </>
        )}
        {paysPercent(kind) && (
          <>
            <TextField
              control={control}
              name="deductions"
              label={text.deductions}
              hint={text.deductionsHint}
            />
            <NumberField
              control={control}
              name="admin_fee"
              label={text.adminFee}
              min={0}
              max={100}
              step={0.01}
            />
            <TextField control={control} name="high_roller_rule" label={text.highRollers} />
          </>
        )}
        <AmountField control={control} name="cap_amount" label={text.capAmount} />
        <TextField control={control} name="source" label={text.source} hint={text.sourceHint} />
      </div>
      {paysPercent(kind) && (
        <SwitchField control={control} name="negative_carry_over" label={text.carryOver} />
      )}
      <DocumentField control={control} name="document_id" label={programme.document.label} />
      <TextField control={control} name="note" label={text.note} rows={2} />
    </FoldSection>
  );
}
