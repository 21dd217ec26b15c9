import { useNavigate } from '@tanstack/react-router';
import { type Banner, type BannerDraft, bannerDraft } from '#contract/catalogue/banner.ts';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../form/entity-form-page.tsx';
import { toast } from '../frame/toast-store.ts';
import { HistorySection } from '../history/history-section.tsx';
import {
  emptyPromotion,
  PromotionFields,
  type PromotionValues,
} from '../promotion/promotion-fields.tsx';
import { PromotionPreview } from '../promotion/promotion-preview.tsx';
import { BannerPreview } from './banner-preview.tsx';

const list = { to: '/admin/banners', label: 'Banners' } as const;

const defaults = bannerDraft.parse({ image_url: '/uploads/none' }).i18n.en;

export function NewBannerPage() {
  const create = trpc.admin.banner.create.useMutation(showsOwnErrors);
  return (
    <EntityFrame list={list} title="New banner">
      <BannerForm values={emptyPromotion} save={(draft) => create.mutateAsync(draft)} />
    </EntityFrame>
  );
}

export const EditBannerPage = () => (
  <WithIdInPath list={list} kind="banner">
    {(id) => <EditBanner id={id} />}
  </WithIdInPath>
);

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
  const navigate = useNavigate();
  return (
    <EntityForm<PromotionValues, BannerDraft, Banner>
      {...form}
      schema={bannerDraft}
      onSaved={({ i18n }) => {
        toast.success(`${i18n.en.title} was saved.`);
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
          linkHint="Where the banner leads: a web address, or a path of this site such as /bonuses. Without one it leads to the product."
          productHint="Without a link, its referral link is followed."
        />
      )}
    </EntityForm>
  );
}
