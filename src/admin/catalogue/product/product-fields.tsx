import { defaultLanguage } from '#contract/language.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CategoryField } from '../../form/category-field.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { Translations } from '../../form/translations.tsx';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { CheckedTextField } from '../risky-word/checked-text-field.tsx';
import type { ProductControl } from './product-form-type.ts';
import { ProductImages } from './product-images.tsx';
import { ProductSlugField } from './product-slug-field.tsx';
import { useScoredCriteria } from './score/use-scored-criteria.ts';

const translated = ['name', 'description', 'fs_label', 'freebet_label'];

export function ProductFields({ control }: { control: ProductControl }) {
  const text = useAdminTexts().product.fields;
  return (
    <>
      <Translations control={control} name="i18n" fields={translated}>
        {(language) => {
          const shared = { control, lang: language };
          return (
            <>
              <CheckedTextField
                {...shared}
                name={`i18n.${language}.name`}
                label={language === defaultLanguage ? text.requiredName : text.name}
              />
              <CheckedTextField
                {...shared}
                name={`i18n.${language}.description`}
                label={text.description}
                rows={5}
              />
              <CheckedTextField
                {...shared}
                name={`i18n.${language}.fs_label`}
                label={text.freeSpins}
              />
              <CheckedTextField
                {...shared}
                name={`i18n.${language}.freebet_label`}
                label={text.freeBet}
              />
              <CheckedTextField
                {...shared}
                name={`i18n.${language}.pick_reason`}
                label={text.pickReason}
                hint={text.pickReasonHint}
              />
            </>
          );
        }}
      </Translations>
      <section className="flex flex-col gap-5">
        <ProductSlugField control={control} />
        <RatingField control={control} />
        <TextField
          control={control}
          name="ref_link"
          label={text.refLink}
          type="url"
          hint={text.refLinkHint}
        />
        <TextField
          control={control}
          name="click_parameter"
          label={text.clickParameter}
          hint={text.clickParameterHint}
        />
        <CategoryField control={control} name="categories" />
      </section>
      <section className="flex flex-col gap-5">
        <ImageField control={control} name="icon_url" label={text.logo} />
        <ProductImages control={control} />
      </section>
    </>
  );
}

function RatingField({ control }: { control: ProductControl }) {
  const { product, scoring } = useAdminTexts();
  const { rating } = useScoredCriteria(control);
  return (
    <NumberField
      control={control}
      name="rating"
      label={product.fields.rating}
      hint={product.fields.ratingHint}
      notice={rating !== undefined && scoring.state.shown(formatNumber(rating))}
      min={0}
      max={5}
      step={0.1}
    />
  );
}
