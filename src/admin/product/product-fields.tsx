import { defaultLanguage } from '#contract/language.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { CategoryField } from '../form/category-field.tsx';
import { ImageField } from '../form/image-field.tsx';
import { Translations } from '../form/translations.tsx';
import type { ProductControl } from './product-form-type.ts';
import { ProductImages } from './product-images.tsx';

export const ProductFields = ({ control }: { control: ProductControl }) => (
  <>
    <Translations>
      {(language) => {
        const shared = { control, lang: language };
        return (
          <>
            <TextField
              {...shared}
              name={`i18n.${language}.name`}
              label={language === defaultLanguage ? 'Name (required)' : 'Name'}
            />
            <TextField
              {...shared}
              name={`i18n.${language}.description`}
              label="Description"
              rows={5}
            />
            <TextField {...shared} name={`i18n.${language}.fs_label`} label="Free spins label" />
            <TextField {...shared} name={`i18n.${language}.freebet_label`} label="Free bet label" />
          </>
        );
      }}
    </Translations>
    <section className="flex flex-col gap-5">
      <NumberField
        control={control}
        name="rating"
        label="Rating"
        hint="From 0 to 5, in steps of 0.1. Without one the Popular list shows 5."
        min={0}
        max={5}
        step={0.1}
      />
      <TextField
        control={control}
        name="ref_link"
        label="Referral link"
        type="url"
        hint="Where Play leads. Without one there is no Play button."
      />
      <TextField
        control={control}
        name="click_parameter"
        label="Click parameter"
        hint="The name under which this partner takes a click's id, such as subid. Links to it then carry one."
      />
      <CategoryField control={control} name="categories" />
    </section>
    <section className="flex flex-col gap-5">
      <ImageField control={control} name="icon_url" label="Logo" />
      <ProductImages control={control} />
    </section>
  </>
);
