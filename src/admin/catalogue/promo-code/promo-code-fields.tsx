import { useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import {
  type PromoCodeDraft,
  type promoCodeDraft,
  rarities,
} from '#contract/catalogue/promo-code.ts';
import { buttonClass } from '../../../ui/button.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DateTimeField } from '../../form/date-time-field.tsx';
import type { FormControl } from '../../form/entity-form.tsx';
import { FoldSection } from '../../form/fold-section.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { MarketField } from '../../form/market-field.tsx';
import { TermsFields } from '../../form/terms/terms-fields.tsx';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { HiddenInMarkets } from '../hidden/hidden-in-markets.tsx';
import { ProductField } from '../product/product-picker.tsx';
import { useProduct } from '../product/use-product.ts';

export type PromoCodeValues = z.input<typeof promoCodeDraft>;
export type PromoCodeControl = FormControl<PromoCodeValues, PromoCodeDraft>;

export function PromoCodeFields({ control }: { control: PromoCodeControl }) {
  const text = useAdminTexts().offer.promoCode;
  const site = useSiteTime();
  const rarityOptions = rarities.map((rarity) => ({ value: rarity, label: text.rarities[rarity] }));
  return (
    <>
      <FoldSection title={text.place}>
        <TextField control={control} name="code" label={text.code} />
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <MarketField control={control} name="market_code" />
          <SelectField
            control={control}
            name="rarity"
            label={text.rarity}
            options={rarityOptions}
          />
        </div>
        <HiddenInMarkets control={control} subject="promo_codes" />
        <ProductField control={control} name="product_id" />
        <ReferralLink control={control} />
        <DateTimeField
          control={control}
          name="expires_at"
          label={text.expiresAt}
          hint={site ? text.expiresIn(site.timeZone, site.now.slice(0, 16)) : text.endless}
        />
        <SwitchField control={control} name="is_active" label={text.visible} />
      </FoldSection>
      <TermsFields control={control} />
      <FoldSection title={text.pictures}>
        <p className="text-muted text-small">{text.imageTip}</p>
        <ImageField control={control} name="image_vertical_url" label={text.vertical} />
        <ImageField control={control} name="image_horizontal_url" label={text.horizontal} />
      </FoldSection>
    </>
  );
}

/** Suggests the product's link, which is only used if the editor accepts it. */
function ReferralLink({ control }: { control: PromoCodeControl }) {
  const text = useAdminTexts().offer.promoCode;
  const suggested = useProduct(useWatch({ control, name: 'product_id' }) ?? null)?.ref_link;
  const { field } = useController({ control, name: 'ref_link' });
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextField
          control={control}
          name="ref_link"
          label={text.refLink}
          type="url"
          placeholder={suggested ?? undefined}
          hint={text.refLinkHint}
        />
      </div>
      {suggested && !field.value && (
        <button
          type="button"
          onClick={() => field.onChange(suggested)}
          className={buttonClass.quiet}
        >
          {text.useProductLink}
        </button>
      )}
    </div>
  );
}
