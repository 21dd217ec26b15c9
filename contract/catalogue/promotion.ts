import { z } from 'zod';
import {
  activeFlag,
  categoryIds,
  defaultedLabel,
  defaultedTitle,
  optionalId,
  optionalLabel,
  optionalTitle,
  sortOrder,
} from '../field-schema.ts';
import { optionalLink, requiredImage } from '../link-schema.ts';
import { marketCode } from '../site/market-schema.ts';
import { translations } from '../translation.ts';
import { scheduleFields } from './schedule.ts';

const translation = z.object({
  title: optionalTitle,
  subtitle: optionalTitle,
  cta_label: optionalLabel,
});

/** Fields that banners and exclusive bonuses share: an image with text and a link. */
export const promotionFields = (words: {
  imageMissing: string;
  title: string;
  subtitle: string;
  ctaLabel: string;
}) => {
  const english = z.object({
    title: defaultedTitle(words.title),
    subtitle: defaultedTitle(words.subtitle),
    cta_label: defaultedLabel(words.ctaLabel),
  });
  return {
    image_url: requiredImage(words.imageMissing),
    link_url: optionalLink,
    market_code: marketCode,
    categories: categoryIds,
    product_id: optionalId,
    sort_order: sortOrder,
    is_active: activeFlag,
    ...scheduleFields,
    i18n: translations(english.prefault({}), translation.prefault({})).prefault({}),
  };
};

const draft = z.object(
  promotionFields({ imageMissing: '', title: '', subtitle: '', ctaLabel: '' }),
);
export type PromotionDraft = z.output<typeof draft>;
