import type { z } from 'zod';
import {
  type PromoCodeDraft,
  type promoCodeDraft,
  rarities,
} from '#contract/catalogue/promo-code.ts';
import { DateTimeField } from '../../ui/field/date-time-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchField } from '../../ui/field/switch-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { FormControl } from '../form/entity-form.tsx';
import { ImageField } from '../form/image-field.tsx';
import { MarketField } from '../form/market-field.tsx';
import { TermsFields } from '../form/terms-fields.tsx';
import { ProductField } from '../product/product-picker.tsx';
import { useSiteTime } from '../use-site-time.ts';

export type PromoCodeValues = z.input<typeof promoCodeDraft>;
export type PromoCodeControl = FormControl<PromoCodeValues, PromoCodeDraft>;

const rarityOptions = rarities.map((rarity) => ({
  value: rarity,
  label: rarity.charAt(0).toUpperCase() + rarity.slice(1),
}));

export function PromoCodeFields({ control }: { control: PromoCodeControl }) {
  const site = useSiteTime();
  return (
    <>
      <section className="flex flex-col gap-5">
        <TextField control={control} name="code" label="Code (required)" />
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <MarketField control={control} name="market_code" />
          <SelectField control={control} name="rarity" label="Rarity" options={rarityOptions} />
        </div>
        <ProductField control={control} name="product_id" />
        <TextField
          control={control}
          name="ref_link"
          label="Referral link"
          type="url"
          hint="Where Activate leads. Without one the button is disabled."
        />
        <DateTimeField
          control={control}
          name="expires_at"
          label="Expires at"
          hint={
            site
              ? `In the site's time, ${site.timeZone}, where it is ${site.now.slice(0, 16)}. Empty: it does not expire.`
              : 'Empty: it does not expire.'
          }
        />
        <SwitchField control={control} name="is_active" label="Visible in listings" />
      </section>
      <TermsFields control={control} />
      <section className="flex flex-col gap-5">
        <p className="text-muted text-small">Tip: keep promo creatives under 1MB.</p>
        <ImageField control={control} name="image_vertical_url" label="Vertical image" />
        <ImageField control={control} name="image_horizontal_url" label="Horizontal image" />
      </section>
    </>
  );
}
