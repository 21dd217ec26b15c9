import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { agreesWithNumbers } from '#contract/catalogue/terms/parse/agrees-with-numbers.ts';
import { languages } from '#contract/language.ts';
import { refuse } from '../../errors.ts';

const textsOf = ({ i18n, ...terms }: OfferTerms) => [
  ...(['min_deposit', 'wagering', 'max_bet'] as const).map((field) => ({
    field,
    path: `terms.${field}`,
    text: terms[field],
  })),
  ...languages.map((language) => ({
    field: 'value' as const,
    path: `terms.i18n.${language}.value`,
    text: i18n[language].value,
  })),
];

/** Rejects a changed text that contradicts its number, because it would have no effect. */
export function refuseContradiction(terms: OfferTerms, before?: OfferTerms) {
  const stored = before && textsOf(before);
  const wrong = textsOf(terms).filter(
    ({ field, text }, index) =>
      text !== null &&
      text !== stored?.[index]?.text &&
      !agreesWithNumbers(field, text, terms.numbers),
  );
  refuse(wrong.map(({ path }) => ({ path, message: 'Contradicts the numbers of this row' })));
}
