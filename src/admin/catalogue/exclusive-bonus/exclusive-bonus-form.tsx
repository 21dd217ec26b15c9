import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import {
  type ExclusiveBonus,
  type ExclusiveBonusDraft,
  exclusiveBonusDraft,
} from '#contract/catalogue/exclusive-bonus.ts';
import { noOfferTerms, termsOfKind } from '#contract/catalogue/terms/offer-terms.ts';
import { trpc } from '../../api.ts';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { TermsFields } from '../../form/terms/terms-fields.tsx';
import type { AfterSave } from '../../form/use-saving.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { emptyPromotion, PromotionFields } from '../promotion/promotion-fields.tsx';
import { PromotionPreview } from '../promotion/promotion-preview.tsx';
import { ExclusiveBonusOnPage } from './exclusive-bonus-on-page.tsx';
import { ExclusiveBonusPreview } from './exclusive-bonus-preview.tsx';

export type ExclusiveBonusValues = z.input<typeof exclusiveBonusDraft>;

const list = { to: '/admin/exclusive', name: 'exclusive' } as const;

const emptyExclusiveBonus: ExclusiveBonusDraft = { ...emptyPromotion, terms: noOfferTerms };

const defaults = exclusiveBonusDraft.parse({ image_url: '/uploads/none' }).i18n.en;

export function NewExclusiveBonusPage() {
  const { form: formText, offer } = useAdminTexts();
  return (
    <NewPage<ExclusiveBonus, ExclusiveBonusDraft>
      list={list}
      title={offer.exclusive.new}
      calls={trpc.admin.exclusiveBonus}
      schema={exclusiveBonusDraft}
      empty={emptyExclusiveBonus}
      keep={({ market_code, categories, terms }) => ({
        market_code,
        categories,
        terms: termsOfKind(terms),
      })}
      message={({ i18n }) => formText.saved(i18n.en.title)}
      opensList
    >
      {(form) => <ExclusiveBonusForm {...form} />}
    </NewPage>
  );
}

export function EditExclusiveBonusPage() {
  const { form: formText, offer } = useAdminTexts();
  const navigate = useNavigate();
  return (
    <EditPage<ExclusiveBonus, ExclusiveBonusDraft>
      list={list}
      newAt="/admin/exclusive/new"
      entity="exclusive-bonus"
      kind={offer.exclusive.kind}
      calls={trpc.admin.exclusiveBonus}
      schema={exclusiveBonusDraft}
      title={({ i18n }) => i18n.en.title}
    >
      {(form) => (
        <ExclusiveBonusForm
          {...form}
          onSaved={({ i18n }) => toast.success(formText.saved(i18n.en.title))}
          onLeave={() => navigate({ to: list.to })}
        />
      )}
    </EditPage>
  );
}

type FormOptions = FormProps<ExclusiveBonus, ExclusiveBonusDraft> & AfterSave<ExclusiveBonus>;

function ExclusiveBonusForm(form: FormOptions) {
  const { offer } = useAdminTexts();
  return (
    <EntityForm<ExclusiveBonusValues, ExclusiveBonusDraft, ExclusiveBonus>
      {...form}
      schema={exclusiveBonusDraft}
      aside={(control) => (
        <PromotionPreview
          control={control}
          subject="bonuses"
          defaults={defaults}
          page={(promotion) => <ExclusiveBonusOnPage {...promotion} />}
        >
          {(promotion) => <ExclusiveBonusPreview {...promotion} />}
        </PromotionPreview>
      )}
    >
      {(control) => (
        <>
          <PromotionFields
            control={control}
            defaults={defaults}
            subject="bonuses"
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
