import { languages } from '../../../language.ts';
import type { OfferTerms } from '../offer-terms.ts';
import { conditionRules } from './condition-rules.ts';
import { type NumberProposal, readTermsText } from './read-terms-text.ts';
import { type Rule, rule } from './rule.ts';
import { bareValueRules, valueRules } from './value-rules.ts';

const allRules = [...conditionRules, ...valueRules];

/** The text of a field for an amount may be the amount alone: “$20”, or “20”. */
const amountRules = (field: string) => [
  rule(`{money:${field}}`),
  rule(`^ ?{count:${field}}(?:[.,]00)? ?$`),
];
const wageringRules = [
  ...conditionRules,
  rule('{times:wagering} ?(?:x|kat|times|kez)'),
  rule('^ ?{times:wagering} ?$'),
];

/** Proposes numbers for an offer from all texts of its terms, each different value once. */
export function proposeNumbers(terms: OfferTerms, currency?: string): NumberProposal[] {
  const read = (text: string | null, ...ruleSets: (readonly Rule[])[]): NumberProposal[] => {
    for (const rules of ruleSets) {
      const proposals = text ? readTermsText(text, { rules, ...(currency && { currency }) }) : [];
      if (proposals.length > 0) return proposals;
    }
    return [];
  };
  const inLanguages = languages.flatMap((language) => {
    const { value, eligibility, text } = terms.i18n[language];
    return [
      ...read(value, allRules, bareValueRules),
      ...read(eligibility, allRules),
      ...read(text, allRules),
    ];
  });
  const proposals = [
    ...read(terms.min_deposit, amountRules('min_deposit')),
    ...read(terms.wagering, wageringRules),
    ...read(terms.max_bet, amountRules('max_bet')),
    ...inLanguages,
  ];
  return proposals.filter(
    ({ path, value }, index) =>
      proposals.findIndex((other) => other.path === path && other.value === value) === index,
  );
}
