import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import {
  type ExclusiveBonus,
  type ExclusiveBonusDraft,
  exclusiveBonusDraft,
} from '#contract/catalogue/exclusive-bonus.ts';
import { noOfferTerms } from '#contract/catalogue/offer-terms.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame } from '../../form/entity-form-page.tsx';
import { useFirstMarket } from '../../form/market-field.tsx';
import { TermsFields } from '../../form/terms-fields.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { emptyPromotion, PromotionFields } from '../promotion/promotion-fields.tsx';
import { PromotionPreview } from '../promotion/promotion-preview.tsx';
import { ExclusiveBonusPreview } from './exclusive-bonus-preview.tsx';

export type ExclusiveBonusValues = z.input<typeof exclusiveBonusDraft>;

const list = { to: '/admin/exclusive', name: 'exclusive' } as const;

const defaults = exclusiveBonusDraft.parse({ image_url: '/uploads/none' }).i18n.en;

export function NewExclusiveBonusPage() {
  const { offer } = useAdminTexts();
  const create = trpc.admin.exclusiveBonus.create.useMutation(showsOwnErrors);
  return (
    <EntityFrame list={list} title={offer.exclusive.new}>
      <ExclusiveBonusForm
        values={{ ...emptyPromotion, market_code: useFirstMarket(), terms: noOfferTerms }}
        save={(draft) => create.mutateAsync(draft)}
      />
    </EntityFrame>
  );
}

export function EditExclusiveBonusPage() {
  const { offer } = useAdminTexts();
  return (
    <EditPage<ExclusiveBonus, ExclusiveBonusDraft>
      list={list}
      entity="exclusive-bonus"
      kind={offer.exclusive.kind}
      calls={trpc.admin.exclusiveBonus}
      schema={exclusiveBonusDraft}
      title={({ i18n }) => i18n.en.title}
    >
      {(form) => <ExclusiveBonusForm {...form} />}
    </EditPage>
  );
}

function ExclusiveBonusForm(form: FormProps<ExclusiveBonus, ExclusiveBonusDraft>) {
  const { form: formText, offer } = useAdminTexts();
  const navigate = useNavigate();
  return (
    <EntityForm<ExclusiveBonusValues, ExclusiveBonusDraft, ExclusiveBonus>
      {...form}
      schema={exclusiveBonusDraft}
      onSaved={({ i18n }) => {
        toast.success(formText.saved(i18n.en.title));
        navigate({ to: '/admin/exclusive' });
      }}
      aside={(control) => (
        <PromotionPreview control={control} defaults={defaults}>
          {(promotion) => <ExclusiveBonusPreview {...promotion} />}
        </PromotionPreview>
      )}
    >
      {(control) => (
        <>
          <PromotionFields
            control={control}
            defaults={defaults}
            linkHint={offer.exclusive.linkHint}
            productHint={offer.exclusive.productHint}
            searchDelay={300}
          />
          <TermsFields control={control} />
        </>
      )}
    </EntityForm>
  );
}
