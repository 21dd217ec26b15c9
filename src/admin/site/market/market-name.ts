import type { Market } from '#contract/site/market.ts';
import { adminLanguage } from '../../language.ts';

/** The name in the editor's language. */
export const marketName = ({ i18n, name }: Pick<Market, 'i18n' | 'name'>) =>
  i18n[adminLanguage()].name ?? name;
