import { categoryId } from '../../../testing/app.ts';

export const criterionTexts = (name: string) => ({
  en: { name, description: null },
  tr: { name: null },
});
export const inCasino = (weight: number) => [{ category_id: categoryId.casino, weight }];
export const licence = { weights: inCasino(60), i18n: criterionTexts('Licence') };
export const payments = { weights: inCasino(40), i18n: criterionTexts('Payments') };
