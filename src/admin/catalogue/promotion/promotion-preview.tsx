import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Product } from '#contract/catalogue/product.ts';
import type { PromotionDraft } from '#contract/catalogue/promotion.ts';
import type { FormControl } from '../../form/entity-form.tsx';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { useHiddenSentence } from '../hidden/use-hidden-in.ts';
import { CardPreview, type Shown } from '../preview/card-preview.tsx';
import { hiddenReason, scheduledNote } from '../preview/hidden-reason.ts';
import { NotShown } from '../preview/not-shown.tsx';
import { useProduct } from '../product/use-product.ts';
import type { PromotionValues } from './promotion-fields.tsx';

type Texts = PromotionDraft['i18n']['en'];

export type PreviewedPromotion<Draft = PromotionDraft> = {
  draft: Draft;
  texts: Texts;
  product: Product | undefined;
  language: Shown['language'];
  wording: Shown['wording'];
};

type Props<Values extends PromotionValues, Draft extends PromotionDraft> = {
  control: FormControl<Values, Draft>;
  subject: 'banners' | 'bonuses';
  defaults: Texts;
  /** Renders the page that shows the promotion. */
  page: (promotion: PreviewedPromotion<Draft>) => ReactNode;
  children: (promotion: PreviewedPromotion<Draft>) => ReactNode;
};

/** Mirrors the server: untranslated text falls back to English, then to the default. */
export const shownTexts = (
  i18n: PromotionDraft['i18n'],
  language: Shown['language'],
  defaults: Texts,
): Texts => {
  const shown = (name: keyof Texts) =>
    i18n[language][name]?.trim() || i18n.en[name]?.trim() || defaults[name];
  return { title: shown('title'), subtitle: shown('subtitle'), cta_label: shown('cta_label') };
};

export function PromotionPreview<Values extends PromotionValues, Draft extends PromotionDraft>(
  props: Props<Values, Draft>,
) {
  const { control, subject, defaults, page, children } = props;
  const { preview } = useAdminTexts().offer;
  const draft = useWatch({ control }) as unknown as Draft;
  const product = useProduct(draft.product_id);
  const now = useSiteTime()?.now;
  const partner = draft.product_id ? product : null;
  const hiddenSentence = useHiddenSentence();
  const ifShown = (render: Props<Values, Draft>['page']) => {
    return ({ language, market, wording }: Shown) => {
      const reason = hiddenReason(draft, market, preview, now);
      const rule = reason ?? hiddenSentence({ ...draft, subject, partner }, market);
      if (rule) return <NotShown>{rule}</NotShown>;
      const texts = shownTexts(draft.i18n, language, defaults);
      const note = scheduledNote(draft, preview, now);
      return (
        <div className="flex flex-col gap-4">
          {note && <NotShown>{note}</NotShown>}
          {render({ draft, texts, language, product, wording })}
        </div>
      );
    };
  };
  return <CardPreview page={ifShown(page)}>{ifShown(children)}</CardPreview>;
}
