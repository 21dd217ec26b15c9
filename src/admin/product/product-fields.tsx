import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { type Language, languages } from '#contract/field.ts';
import type { ProductDraft, productDraft } from '#contract/product.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ImageField } from '../form/image-field.tsx';
import { useCategories } from '../use-categories.ts';
import { ProductImages } from './product-images.tsx';

export type ProductValues = z.input<typeof productDraft>;
export type ProductControl = Control<ProductValues, unknown, ProductDraft>;

const languageNames: Record<Language, string> = { en: 'English', tr: 'Turkish' };

export const ProductFields = ({ control }: { control: ProductControl }) => (
  <>
    <div className="grid gap-6 lg:grid-cols-2">
      {languages.map((language) => (
        <Translation key={language} control={control} language={language} />
      ))}
    </div>
    <section className="flex flex-col gap-5">
      <NumberField
        control={control}
        name="rating"
        label="Rating"
        hint="From 0 to 5, in steps of 0.1."
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
      <Categories control={control} />
    </section>
    <section className="flex flex-col gap-5">
      <ImageField control={control} name="icon_url" label="Logo" />
      <ProductImages control={control} />
    </section>
  </>
);

function Translation({ control, language }: { control: ProductControl; language: Language }) {
  const shared = { control, lang: language };
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5">
      <legend className="float-left font-heading font-strong text-large">
        {languageNames[language]}
      </legend>
      <TextField
        {...shared}
        name={`i18n.${language}.name`}
        label={language === 'en' ? 'Name (required)' : 'Name'}
      />
      <TextField {...shared} name={`i18n.${language}.description`} label="Description" rows={5} />
      <TextField {...shared} name={`i18n.${language}.fs_label`} label="Free spins label" />
      <TextField {...shared} name={`i18n.${language}.freebet_label`} label="Free bet label" />
    </fieldset>
  );
}

function Categories({ control }: { control: ProductControl }) {
  const { data, error, refetch } = useCategories();
  if (error) {
    return (
      <ErrorBox message="Could not load categories." retry={{ label: 'Try again', run: refetch }} />
    );
  }
  const options = data?.items.map(({ id, name_en }) => ({ id, label: name_en })) ?? [];
  return (
    <CheckboxGroup control={control} name="categories" legend="Categories" options={options} />
  );
}
