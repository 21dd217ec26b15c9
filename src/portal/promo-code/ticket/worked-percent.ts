import type { PromoCodeVotes } from '#contract/catalogue/promo-code.ts';
import type { Language } from '#contract/language.ts';
import { formatByLanguage } from '../../format-by-language.ts';

const percentIn = formatByLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent' }),
);

export const workedPercent = (language: Language, { worked_percent }: PromoCodeVotes) =>
  percentIn(language).format(worked_percent / 100);
