import type { Programme, ProgrammeDraft } from '#contract/money/programme.ts';
import { programmeDraft } from '#contract/money/programme.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { useAdminTexts } from '../../language.ts';
import { CurrencyField } from '../form/money-fields.tsx';
import { useWritesMoney } from '../use-money-right.ts';
import { ProductListField } from './product-list-field.tsx';
import type { ProgrammeControl, ProgrammeValues } from './programme-control.ts';

export const ProgrammeForm = (form: FormProps<Programme, ProgrammeDraft>) => {
  const writes = useWritesMoney();
  return (
    <EntityForm<ProgrammeValues, ProgrammeDraft, Programme>
      {...form}
      schema={programmeDraft}
      immediate={{ mayWrite: writes }}
    >
      {(control) => <ProgrammeFields control={control} />}
    </EntityForm>
  );
};

function ProgrammeFields({ control }: { control: ProgrammeControl }) {
  const { fields: text } = useAdminTexts().programme;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField control={control} name="name" label={text.name} />
        <TextField
          control={control}
          name="platform"
          label={text.platform}
          hint={text.platformHint}
        />
        <TextField control={control} name="contact" label={text.contact} />
        <CurrencyField
          control={control}
          name="base_currency"
          label={text.currency}
          hint={text.currencyHint}
        />
        <TextField
          control={control}
          name="time_zone"
          label={text.timeZone}
          hint={text.timeZoneHint}
        />
        <NumberField
          control={control}
          name="pays_on"
          label={text.paysOn}
          hint={text.paysOnHint}
          min={1}
          max={31}
          step={1}
        />
      </div>
      <ProductListField control={control} />
      <TextField control={control} name="note" label={text.note} rows={3} />
    </div>
  );
}
