import { useNavigate } from '@tanstack/react-router';
import { noOfferTerms } from '#contract/catalogue/offer-terms.ts';
import {
  type PromoCode,
  type PromoCodeDraft,
  promoCodeDraft,
} from '#contract/catalogue/promo-code.ts';
import { defaultMarket } from '#contract/site/market-code.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { useFirstMarket } from '../../form/market-field.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { HistorySection } from '../history/history-section.tsx';
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
  const navigate = useNavigate();
  const { form, offer } = useAdminTexts();
  const create = trpc.admin.promoCode.create.useMutation(showsOwnErrors);
  return (
    <EntityFrame list={list} title={offer.promoCode.new}>
      <PromoCodeForm
        values={{ ...emptyPromoCode, market_code: useFirstMarket() }}
        save={(draft) => create.mutateAsync(draft)}
        onSaved={({ id, code }) => {
          toast.success(form.created(code));
          navigate({ to: '/admin/promocodes/$id', params: { id: String(id) }, replace: true });
        }}
      />
    </EntityFrame>
  );
}

export function EditPromoCodePage() {
  const { offer } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={offer.promoCode.kind}>
      {(id) => <EditPromoCode id={id} />}
    </WithIdInPath>
  );
}

function EditPromoCode({ id }: { id: number }) {
  const navigate = useNavigate();
  const { form } = useAdminTexts();
  const update = trpc.admin.promoCode.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<PromoCode> list={list} query={trpc.admin.promoCode.get.useQuery({ id })}>
      {(promoCode) => (
        <EntityFrame list={list} title={promoCode.code}>
          <PromoCodeForm
            key={id}
            values={promoCodeDraft.parse(promoCode)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.promoCode.get.fetch({ id })}
            onSaved={({ code }) => {
              toast.success(form.saved(code));
              navigate({ to: '/admin/promocodes' });
            }}
          />
          <HistorySection entity="promo-code" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = {
  values: PromoCodeDraft;
  save: (draft: PromoCodeDraft, before: PromoCodeDraft) => Promise<PromoCode>;
  reload?: () => Promise<PromoCode>;
  onSaved: (promoCode: PromoCode) => void;
};

const PromoCodeForm = (form: FormProps) => (
  <EntityForm<PromoCodeValues, PromoCodeDraft, PromoCode>
    {...form}
    schema={promoCodeDraft}
    aside={(control) => <PromoCodePreview control={control} />}
  >
    {(control) => <PromoCodeFields control={control} />}
  </EntityForm>
);
