import { useNavigate } from '@tanstack/react-router';
import { type Banner, type BannerDraft, bannerDraft } from '#contract/catalogue/banner.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { useFirstMarket } from '../../form/market-field.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { HistorySection } from '../history/history-section.tsx';
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
    <WithIdInPath list={list} kind={offer.banner.kind}>
      {(id) => <EditBanner id={id} />}
    </WithIdInPath>
  );
}

function EditBanner({ id }: { id: number }) {
  const update = trpc.admin.banner.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<Banner> list={list} query={trpc.admin.banner.get.useQuery({ id })}>
      {(banner) => (
        <EntityFrame list={list} title={banner.i18n.en.title}>
          <BannerForm
            key={id}
            values={bannerDraft.parse(banner)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.banner.get.fetch({ id })}
          />
          <HistorySection entity="banner" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = {
  values: BannerDraft;
  save: (draft: BannerDraft, before: BannerDraft) => Promise<Banner>;
  reload?: () => Promise<Banner>;
};

function BannerForm(form: FormProps) {
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
