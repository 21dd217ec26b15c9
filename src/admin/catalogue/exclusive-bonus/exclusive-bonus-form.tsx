import { useParams } from '@tanstack/react-router';
import type { z } from 'zod';
import {
  type ExclusiveBonus,
  type ExclusiveBonusDraft,
  exclusiveBonusDraft,
} from '#contract/catalogue/exclusive-bonus.ts';
import { noOfferTerms, termsOfKind } from '#contract/catalogue/terms/offer-terms.ts';
import { BonusPage } from '../../../portal/pages/sections/bonus-page.tsx';
import { loadBonusSection } from '../../../portal/pages/sections/load-section.ts';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { TermsFields } from '../../form/terms/terms-fields.tsx';
import { useAdminTexts } from '../../language.ts';
import { WholePage } from '../preview/whole-page.tsx';
import { emptyPromotion, PromotionFields } from '../promotion/promotion-fields.tsx';
import type { PreviewedPromotion } from '../promotion/promotion-preview.tsx';
import { PromotionPreview } from '../promotion/promotion-preview.tsx';
import { useShownSection } from '../promotion/use-shown-section.ts';
import { bonusCardOf, ExclusiveBonusPreview } from './exclusive-bonus-preview.tsx';

const noBonuses = { items: [], total: 0, limit: 0, offset: 0 };

/** Shows the draft as the first bonus of its section. */
function ExclusiveBonusOnPage(promotion: PreviewedPromotion<ExclusiveBonusDraft>) {
  const section = useShownSection(['bonuses', 'bets'], promotion.draft.categories);
  const { id } = useParams({ strict: false });
  return (
    <WholePage name={section} load={(loading) => loadBonusSection(loading, section)}>
      {(lists) => {
        const listed = 'data' in lists.bonuses ? lists.bonuses.data : noBonuses;
        const others = listed.items.filter((bonus) => String(bonus.id) !== id);
        const items = [bonusCardOf(promotion), ...others];
        const bonuses = { data: { ...listed, items } };
        return <BonusPage section={section} lists={{ ...lists, bonuses }} />;
      }}
    </WholePage>
  );
}

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
  const { offer } = useAdminTexts();
  return (
    <EditPage<ExclusiveBonus, ExclusiveBonusDraft>
      list={list}
      newAt="/admin/exclusive/new"
      entity="exclusive-bonus"
      kind={offer.exclusive.kind}
      calls={trpc.admin.exclusiveBonus}
      schema={exclusiveBonusDraft}
      title={({ i18n }) => i18n.en.title}
      opensList
    >
      {(form) => <ExclusiveBonusForm {...form} />}
    </EditPage>
  );
}

function ExclusiveBonusForm(form: FormProps<ExclusiveBonus, ExclusiveBonusDraft>) {
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
          <FormEffects kind="exclusive-bonus" schema={exclusiveBonusDraft} />
        </>
      )}
    </EntityForm>
  );
}
