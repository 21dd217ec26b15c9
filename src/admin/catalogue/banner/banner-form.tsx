import { useParams } from '@tanstack/react-router';
import type { BannerCard } from '#contract/catalogue/banner.ts';
import { type Banner, type BannerDraft, bannerDraft } from '#contract/catalogue/banner.ts';
import { BonusPage } from '../../../portal/pages/sections/bonus-page.tsx';
import { CasinoPage } from '../../../portal/pages/sections/casino-page.tsx';
import { loadBonusSection, loadCasino } from '../../../portal/pages/sections/load-section.ts';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { WholePage } from '../preview/whole-page.tsx';
import {
  emptyPromotion,
  PromotionFields,
  type PromotionValues,
} from '../promotion/promotion-fields.tsx';
import type { PreviewedPromotion } from '../promotion/promotion-preview.tsx';
import { PromotionPreview } from '../promotion/promotion-preview.tsx';
import { useShownSection } from '../promotion/use-shown-section.ts';
import { BannerPreview, bannerCardOf } from './banner-preview.tsx';

/** Shows the draft as the first banner of its section. */
function BannerOnPage(promotion: PreviewedPromotion) {
  const section = useShownSection(['casino', 'bets', 'bonuses'], promotion.draft.categories);
  const { id } = useParams({ strict: false });
  const withDraft = <Lists extends { banners: BannerCard[] }>(lists: Lists): Lists => {
    const others = lists.banners.filter((banner) => String(banner.id) !== id);
    return { ...lists, banners: [bannerCardOf(promotion), ...others] };
  };
  if (section === 'casino') {
    return (
      <WholePage name={section} load={loadCasino}>
        {(lists) => <CasinoPage lists={withDraft(lists)} />}
      </WholePage>
    );
  }
  return (
    <WholePage name={section} load={(loading) => loadBonusSection(loading, section)}>
      {(lists) => <BonusPage section={section} lists={withDraft(lists)} />}
    </WholePage>
  );
}

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
  const { offer } = useAdminTexts();
  return (
    <EditPage<Banner, BannerDraft>
      list={list}
      newAt="/admin/banners/new"
      entity="banner"
      kind={offer.banner.kind}
      calls={trpc.admin.banner}
      schema={bannerDraft}
      title={({ i18n }) => i18n.en.title}
      opensList
    >
      {(form) => <BannerForm {...form} />}
    </EditPage>
  );
}

function BannerForm(form: FormProps<Banner, BannerDraft>) {
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
        <>
          <PromotionFields
            control={control}
            defaults={defaults}
            subject="banners"
            linkHint={offer.banner.linkHint}
            productHint={offer.banner.productHint}
          />
          <FormEffects kind="banner" schema={bannerDraft} />
        </>
      )}
    </EntityForm>
  );
}
