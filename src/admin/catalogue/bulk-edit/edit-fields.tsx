import { type UseFormReturn, useController } from 'react-hook-form';
import { maxExtension } from '#contract/catalogue/bulk-edit.ts';
import { buttonClass } from '../../../ui/button.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { useMarketOptions } from '../../form/market-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { useCategories } from '../../use-categories.ts';
import type { EditChoice, EditValues } from './edit-choice.ts';
import { canBeEmpty, ValueField } from './value-field.tsx';

type Form = UseFormReturn<EditValues>;

export function EditFields({ choice, form }: { choice: EditChoice; form: Form }) {
  switch (choice.kind) {
    case 'check':
      return null;
    case 'extend':
      return <DayFields form={form} />;
    case 'set':
      return <SetFields choice={choice} form={form} />;
    case 'add':
    case 'remove':
      return <ItemField field={choice.field} form={form} />;
  }
}

const presets = [7, 14, 30, 90];

function DayFields({ form: { control } }: { form: Form }) {
  const text = useAdminTexts().bulkEdit;
  const { field } = useController({ control, name: 'days' });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {presets.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={field.value === days}
            onClick={() => field.onChange(days)}
            className={`${buttonClass.quiet} aria-pressed:border-brass`}
          >
            {text.preset(days)}
          </button>
        ))}
      </div>
      <NumberField
        control={control}
        name="days"
        label={text.days}
        hint={text.daysHint}
        min={-maxExtension}
        max={maxExtension}
        step={1}
      />
    </div>
  );
}

type SetProps = { choice: Extract<EditChoice, { kind: 'set' }>; form: Form };

function SetFields({ choice: { field }, form: { control, watch } }: SetProps) {
  const text = useAdminTexts().bulkEdit;
  return (
    <div className="flex flex-col gap-4">
      {!watch('empty') && <ValueField control={control} field={field} />}
      {canBeEmpty(field) && <SwitchField control={control} name="empty" label={text.empty} />}
    </div>
  );
}

function ItemField({ field, form }: { field: 'categories' | 'markets'; form: Form }) {
  const { bulkEdit: text, shared } = useAdminTexts();
  const { data } = useCategories();
  const categories = data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const markets = useMarketOptions();
  return (
    <SelectField
      control={form.control}
      name="value"
      label={field === 'categories' ? text.category : shared.market}
      options={[
        { value: '', label: text.choose },
        ...(field === 'categories' ? categories : markets),
      ]}
    />
  );
}
