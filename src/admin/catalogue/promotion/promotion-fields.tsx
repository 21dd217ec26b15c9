import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import type { bannerDraft } from '#contract/catalogue/banner.ts';
import type { PromotionDraft } from '#contract/catalogue/promotion.ts';
import { defaultLanguage, inEachLanguage } from '#contract/language.ts';
import type { OfferSubject } from '#contract/site/hiding-reason.ts';
import { defaultMarket } from '#contract/site/market-code.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CategoryField } from '../../form/category-field.tsx';
import type { FormControl } from '../../form/entity-form.tsx';
import { FoldSection } from '../../form/fold-section.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { MarketField } from '../../form/market-field.tsx';
import { ScheduleFields } from '../../form/schedule-fields.tsx';
import { Translations } from '../../form/translations.tsx';
import { useAdminTexts } from '../../language.ts';
import { HiddenInMarkets } from '../hidden/hidden-in-markets.tsx';
import { ProductField } from '../product/product-picker.tsx';
import { useProduct } from '../product/use-product.ts';
import { CheckedTextField } from '../risky-word/checked-text-field.tsx';

export type PromotionValues = z.input<typeof bannerDraft>;

type Texts = PromotionDraft['i18n']['en'];

type Props<Values extends PromotionValues, Draft extends PromotionDraft> = {
  control: FormControl<Values, Draft>;
  /** The English defaults for empty fields. */
  defaults: Texts;
  subject: OfferSubject;
  linkHint: string;
  productHint: string;
  searchDelay?: number;
};

const textNames = ['title', 'subtitle', 'cta_label'] as const;

/** The fields shared by banners and exclusive bonuses. */
export function PromotionFields<Values extends PromotionValues, Draft extends PromotionDraft>(
  props: Props<Values, Draft>,
) {
  const { defaults, ...words } = props;
  const text = useAdminTexts().offer.fields;
  // All forms with these fields use the same field names.
  const control = props.control as unknown as FormControl<PromotionValues, PromotionDraft>;
  return (
    <>
      <FoldSection title={text.looks}>
        <ImageField control={control} name="image_url" label={text.image} />
        <Translations control={control} name="i18n" fields={textNames}>
          {(language) =>
            textNames.map((name) => (
              <CheckedTextField
                key={name}
                control={control}
                lang={language}
                name={`i18n.${language}.${name}`}
                label={text.texts[name]}
                hint={
                  language === defaultLanguage ? text.leftEmpty(defaults[name]) : text.leftEnglish
                }
              />
            ))
          }
        </Translations>
      </FoldSection>
      <FoldSection title={text.place}>
        <ProductField
          control={control}
          name="product_id"
          hint={words.productHint}
          delay={words.searchDelay}
        />
        <ProductCategories control={control} />
        <TextField
          control={control}
          name="link_url"
          type="url"
          label={text.link}
          hint={words.linkHint}
        />
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <MarketField control={control} name="market_code" />
          <NumberField
            control={control}
            name="sort_order"
            label={text.sortOrder}
            min={1}
            max={1_000_000_000}
            step={1}
          />
        </div>
        <HiddenInMarkets control={control} subject={words.subject} />
        <CategoryField control={control} name="categories" />
        <ScheduleFields control={control} />
        <SwitchField
          control={control}
          name="is_active"
          label={text.active}
          hint={text.activeHint}
          values={{ on: 1, off: 0 }}
        />
      </FoldSection>
    </>
  );
}

/** Fills in the categories of a newly selected product, unless some are selected already. */
function ProductCategories({ control }: { control: FormControl<PromotionValues, PromotionDraft> }) {
  const product = useController({ control, name: 'product_id' });
  const categories = useController({ control, name: 'categories' });
  const chosen = useProduct(product.field.value ?? null);
  const isNew = product.fieldState.isDirty && (categories.field.value ?? []).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: categories that an editor unticks stay unticked
  useEffect(() => {
    if (chosen && isNew) categories.field.onChange(chosen.categories);
  }, [chosen?.id]);
  return null;
}

const noTexts = { title: null, subtitle: null, cta_label: null };

export const emptyPromotion: PromotionDraft = {
  image_url: '',
  link_url: null,
  market_code: defaultMarket,
  categories: [],
  product_id: null,
  sort_order: 1,
  is_active: 1,
  starts_at: null,
  ends_at: null,
  i18n: { ...inEachLanguage(() => noTexts), en: { title: '', subtitle: '', cta_label: '' } },
};
