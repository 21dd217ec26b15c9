import { useWatch } from 'react-hook-form';
import { type StatSourceDraft, statColumns } from '#contract/money/stat-source.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FoldSection } from '../../form/fold-section.tsx';
import { useAdminTexts } from '../../language.ts';
import { MoneyForm } from '../form/money-form.tsx';
import type { FormStart } from '../form/use-edited.ts';
import { AddressFields } from './address-fields.tsx';
import { ProductNameFields } from './product-name-fields.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { type SourceControl, type SourceValues, sourceForm } from './source-values.ts';

type Props = FormStart<SourceValues, StatSourceDraft> & {
  title: string;
  programmeId: number;
  save: (draft: StatSourceDraft, before?: StatSourceDraft) => Promise<unknown>;
  onCancel: () => void;
};

export function SourceForm({ programmeId, ...form }: Props) {
  const { statSource: text } = useAdminTexts();
  return (
    <MoneyForm {...form} schema={sourceForm(programmeId)}>
      {({ control }) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
            <TextField
              control={control}
              name="name"
              label={text.fields.name}
              hint={text.fields.nameHint}
            />
            <ShapeFields control={control} />
          </div>
          <ColumnFields control={control} />
          <ProductNames control={control} />
          <SwitchField control={control} name="isFetched" label={text.address.fetched} />
          <Address control={control} />
        </>
      )}
    </MoneyForm>
  );
}

function ColumnFields({ control }: { control: SourceControl }) {
  const { columns: text } = useAdminTexts().statSource;
  return (
    <FoldSection title={text.title}>
      <p className="max-w-[44rem] text-muted text-small">{text.hint}</p>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {statColumns.map((column) => (
          <TextField
            key={column}
            control={control}
            name={`shape.columns.${column}`}
            label={text.names[column]}
          />
        ))}
      </div>
    </FoldSection>
  );
}

/** Only a file with a product column has names of products. */
function ProductNames({ control }: { control: SourceControl }) {
  const column = useWatch({ control, name: 'shape.columns.product' });
  return column ? <ProductNameFields control={control} /> : null;
}

function Address({ control }: { control: SourceControl }) {
  const isFetched = useWatch({ control, name: 'isFetched' });
  return isFetched ? <AddressFields control={control} /> : null;
}
