import {
  type PromoCode,
  type PromoCodeDraft,
  promoCodeDraft,
} from '#contract/catalogue/promo-code.ts';
import { noOfferTerms, termsOfKind } from '#contract/catalogue/terms/offer-terms.ts';
import { defaultMarket } from '#contract/site/market-code.ts';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { PromoCodeFields, type PromoCodeValues } from './promo-code-fields.tsx';
import { PromoCodePreview } from './promo-code-preview.tsx';

const list = { to: '/admin/promocodes', name: 'promoCodes' } as const;

const emptyPromoCode: PromoCodeDraft = {
  code: '',
  market_code: defaultMarket,
  rarity: 'rare',
  ref_link: null,
  expires_at: null,
  image_vertical_url: null,
  image_horizontal_url: null,
  is_active: true,
  product_id: null,
  terms: noOfferTerms,
};

export function NewPromoCodePage() {
  const { form: formText, offer } = useAdminTexts();
  return (
    <NewPage<PromoCode, PromoCodeDraft>
      list={list}
      title={offer.promoCode.new}
      calls={trpc.admin.promoCode}
      schema={promoCodeDraft}
      empty={emptyPromoCode}
      keep={({ market_code, terms }) => ({ market_code, terms: termsOfKind(terms) })}
      message={({ code }) => formText.created(code)}
    >
      {(form) => <PromoCodeForm {...form} />}
    </NewPage>
  );
}

export function EditPromoCodePage() {
  const { offer } = useAdminTexts();
  return (
    <EditPage<PromoCode, PromoCodeDraft>
      list={list}
      newAt="/admin/promocodes/new"
      entity="promo-code"
      kind={offer.promoCode.kind}
      calls={trpc.admin.promoCode}
      schema={promoCodeDraft}
      title={({ code }) => code}
      opensList
    >
      {(form) => <PromoCodeForm {...form} />}
    </EditPage>
  );
}

const PromoCodeForm = (form: FormProps<PromoCode, PromoCodeDraft>) => (
  <EntityForm<PromoCodeValues, PromoCodeDraft, PromoCode>
    {...form}
    schema={promoCodeDraft}
    aside={(control) => <PromoCodePreview control={control} />}
  >
    {(control) => (
      <>
        <PromoCodeFields control={control} />
        <FormEffects kind="promo-code" schema={promoCodeDraft} />
      </>
    )}
  </EntityForm>
);
