import { useNavigate } from '@tanstack/react-router';
import { type Banner, type BannerDraft, bannerDraft } from '#contract/catalogue/banner.ts';
import { trpc } from '../../api.ts';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import type { AfterSave } from '../../form/use-saving.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import {
  emptyPromotion,
  PromotionFields,
  type PromotionValues,
} from '../promotion/promotion-fields.tsx';
import { PromotionPreview } from '../promotion/promotion-preview.tsx';
import { BannerOnPage } from './banner-on-page.tsx';
import { BannerPreview } from './banner-preview.tsx';

const list = { to: '/admin/banners', name: 'banners' } as const;

const defaults = bannerDraft.parse({ image_url: '/uploads/none' }).i18n.en;

export function NewBannerPage() {
  const { form: formText, offer } = useAdminTexts();
  return (
    <NewPage<Banner, BannerDraft>
      list={list}
      title={offer.banner.new}
      calls={trpc.admin.banner}
      schema={bannerDraft}
      empty={emptyPromotion}
      keep={({ categories }) => ({ categories })}
      message={({ i18n }) => formText.saved(i18n.en.title)}
      opensList
    >
      {(form) => <BannerForm {...form} />}
    </NewPage>
  );
}

export function EditBannerPage() {
  const { form: formText, offer } = useAdminTexts();
  const navigate = useNavigate();
  return (
    <EditPage<Banner, BannerDraft>
      list={list}
      newAt="/admin/banners/new"
      entity="banner"
      kind={offer.banner.kind}
      calls={trpc.admin.banner}
      schema={bannerDraft}
      title={({ i18n }) => i18n.en.title}
    >
      {(form) => (
        <BannerForm
          {...form}
          onSaved={({ i18n }) => toast.success(formText.saved(i18n.en.title))}
          onLeave={() => navigate({ to: list.to })}
        />
      )}
    </EditPage>
  );
}

type FormOptions = FormProps<Banner, BannerDraft> & AfterSave<Banner>;

function BannerForm(form: FormOptions) {
  const { offer } = useAdminTexts();
  return (
    <EntityForm<PromotionValues, BannerDraft, Banner>
      {...form}
      schema={bannerDraft}
      aside={(control) => (
        <PromotionPreview
          control={control}
          subject="banners"
          defaults={defaults}
          page={(promotion) => <BannerOnPage {...promotion} />}
        >
          {(promotion) => <BannerPreview {...promotion} />}
        </PromotionPreview>
      )}
    >
      {(control) => (
        <PromotionFields
          control={control}
          defaults={defaults}
          subject="banners"
          linkHint={offer.banner.linkHint}
          productHint={offer.banner.productHint}
        />
      )}
    </EntityForm>
  );
}
