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
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { useFirstMarket } from '../../form/market-field.tsx';
import { TermsFields } from '../../form/terms-fields.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { HistorySection } from '../history/history-section.tsx';
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
    <WithIdInPath list={list} kind={offer.exclusive.kind}>
      {(id) => <EditExclusiveBonus id={id} />}
    </WithIdInPath>
  );
}

function EditExclusiveBonus({ id }: { id: number }) {
  const update = trpc.admin.exclusiveBonus.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<ExclusiveBonus>
      list={list}
      query={trpc.admin.exclusiveBonus.get.useQuery({ id })}
    >
      {(bonus) => (
        <EntityFrame list={list} title={bonus.i18n.en.title}>
          <ExclusiveBonusForm
            key={id}
            values={exclusiveBonusDraft.parse(bonus)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.exclusiveBonus.get.fetch({ id })}
          />
          <HistorySection entity="exclusive-bonus" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = {
  values: ExclusiveBonusDraft;
  save: (draft: ExclusiveBonusDraft, before: ExclusiveBonusDraft) => Promise<ExclusiveBonus>;
  reload?: () => Promise<ExclusiveBonus>;
};

function ExclusiveBonusForm(form: FormProps) {
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
