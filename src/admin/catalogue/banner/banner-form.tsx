import { useNavigate } from '@tanstack/react-router';
import { type Banner, type BannerDraft, bannerDraft } from '#contract/catalogue/banner.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame } from '../../form/entity-form-page.tsx';
import { useFirstMarket } from '../../form/market-field.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import {
  emptyPromotion,
  PromotionFields,
  type PromotionValues,
} from '../promotion/promotion-fields.tsx';
import { PromotionPreview } from '../promotion/promotion-preview.tsx';
import { BannerPreview } from './banner-preview.tsx';

const list = { to: '/admin/banners', name: 'banners' } as const;

const defaults = bannerDraft.parse({ image_url: '/uploads/none' }).i18n.en;

export function NewBannerPage() {
  const { offer } = useAdminTexts();
  const create = trpc.admin.banner.create.useMutation(showsOwnErrors);
  return (
    <EntityFrame list={list} title={offer.banner.new}>
      <BannerForm
        values={{ ...emptyPromotion, market_code: useFirstMarket() }}
        save={(draft) => create.mutateAsync(draft)}
      />
    </EntityFrame>
  );
}

export function EditBannerPage() {
  const { offer } = useAdminTexts();
  return (
    <EditPage<Banner, BannerDraft>
      list={list}
      entity="banner"
      kind={offer.banner.kind}
      calls={trpc.admin.banner}
      schema={bannerDraft}
      title={({ i18n }) => i18n.en.title}
    >
      {(form) => <BannerForm {...form} />}
    </EditPage>
  );
}

function BannerForm(form: FormProps<Banner, BannerDraft>) {
  const { form: formText, offer } = useAdminTexts();
  const navigate = useNavigate();
  return (
    <EntityForm<PromotionValues, BannerDraft, Banner>
      {...form}
      schema={bannerDraft}
      onSaved={({ i18n }) => {
        toast.success(formText.saved(i18n.en.title));
        navigate({ to: '/admin/banners' });
      }}
      aside={(control) => (
        <PromotionPreview control={control} defaults={defaults}>
          {(promotion) => <BannerPreview {...promotion} />}
        </PromotionPreview>
      )}
    >
      {(control) => (
        <PromotionFields
          control={control}
          defaults={defaults}
          linkHint={offer.banner.linkHint}
          productHint={offer.banner.productHint}
        />
      )}
    </EntityForm>
  );
}
