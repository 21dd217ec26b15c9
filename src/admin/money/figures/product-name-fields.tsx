import { TextField } from '../../../ui/field/text-field.tsx';
import { ProductField } from '../../catalogue/product/product-picker.tsx';
import { useAdminTexts } from '../../language.ts';
import { GroupFields } from './group-fields.tsx';
import type { SourceControl } from './source-values.ts';

/** Edits the names that the programme has for products. */
export function ProductNameFields({ control }: { control: SourceControl }) {
  const { products: text } = useAdminTexts().statSource;
  const name = 'shape.products';
  return (
    <GroupFields control={control} name={name} text={text} empty={{ name: null, product_id: null }}>
      {(index) => (
        <>
          <TextField control={control} name={`${name}.${index}.name`} label={text.name} />
          <ProductField
            control={control}
            name={`${name}.${index}.product_id`}
            label={text.product}
          />
        </>
      )}
    </GroupFields>
  );
}
