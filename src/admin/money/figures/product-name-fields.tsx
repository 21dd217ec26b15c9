import { useFieldArray } from 'react-hook-form';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ProductField } from '../../catalogue/product/product-picker.tsx';
import { useAdminTexts } from '../../language.ts';
import type { SourceControl } from './source-values.ts';

/** What the programme calls each product. */
export function ProductNameFields({ control }: { control: SourceControl }) {
  const { products: text } = useAdminTexts().statSource;
  const { fields, append, remove } = useFieldArray({ control, name: 'shape.products' });
  return (
    <FieldList
      title={text.title}
      hint={text.hint}
      columns="items-start sm:grid-cols-2"
      add={text.add}
      groupOf={text.group}
      remove={text.remove}
      groups={fields}
      onAdd={() => append({ name: null, product_id: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`shape.products.${index}.name`} label={text.name} />
          <ProductField
            control={control}
            name={`shape.products.${index}.product_id`}
            label={text.product}
          />
        </>
      )}
    </FieldList>
  );
}
