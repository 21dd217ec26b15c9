import { useWatch } from 'react-hook-form';
import { dayOrders, rowShapes, statFormats, statMeanings } from '#contract/money/stat-source.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ProductField } from '../../catalogue/product/product-picker.tsx';
import { useAdminTexts } from '../../language.ts';
import { CurrencyField } from '../form/money-fields.tsx';
import { fieldsOf, type SourceControl } from './source-values.ts';

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const formatNames = { csv: 'CSV', tsv: 'TSV', xlsx: 'XLSX', json: 'JSON', xml: 'XML' };

/** How the rows of the file are read. */
export function ShapeFields({ control }: { control: SourceControl }) {
  const { statSource: texts } = useAdminTexts();
  const { fields: text } = texts;
  return (
    <>
      <SelectField
        control={control}
        name="shape.format"
        label={text.format}
        options={optionsOf(statFormats, formatNames)}
      />
      <PlaceFields control={control} />
      <SelectField
        control={control}
        name="shape.decimal_mark"
        label={text.decimalMark}
        options={optionsOf(['.', ','] as const, texts.marks)}
      />
      <SelectField
        control={control}
        name="shape.unit"
        label={text.unit}
        options={optionsOf(['major', 'minor'] as const, texts.units)}
      />
      <SelectField
        control={control}
        name="shape.day_order"
        label={text.dayOrder}
        options={optionsOf(dayOrders, texts.dayOrders)}
      />
      <TextField control={control} name="shape.time_zone" label={text.timeZone} />
      <SelectField
        control={control}
        name="shape.meaning"
        label={text.meaning}
        options={optionsOf(statMeanings, texts.meanings)}
      />
      <CurrencyField
        control={control}
        name="shape.currency"
        label={text.currency}
        hint={text.currencyHint}
      />
      <ProductField
        control={control}
        name="shape.product_id"
        label={text.product}
        hint={text.productHint}
      />
    </>
  );
}

/** Locates the rows in the file, which only some formats need. */
function PlaceFields({ control }: { control: SourceControl }) {
  const { fields: text, rowShapes: shapes } = useAdminTexts().statSource;
  const [format, rowShape] = useWatch({ control, name: ['shape.format', 'shape.row_shape'] });
  const { hasPath, hasShape, hasSheet } = fieldsOf(format);
  return (
    <>
      {(hasPath || hasSheet) && (
        <TextField
          control={control}
          name="shape.rows"
          label={hasSheet ? text.sheet : text.rows}
          hint={hasSheet ? text.sheetHint : text.rowsHint}
        />
      )}
      {hasShape && (
        <SelectField
          control={control}
          name="shape.row_shape"
          label={text.rowShape}
          options={optionsOf(rowShapes, shapes)}
        />
      )}
      {hasShape && rowShape === 'table' && (
        <TextField
          control={control}
          name="shape.headings"
          label={text.headings}
          hint={text.headingsHint}
        />
      )}
    </>
  );
}
