import { languages } from '../../../language.ts';
import type { OfferTerms } from '../offer-terms.ts';
import { conditionRules } from './condition-rules.ts';
import { type NumberProposal, readTermsText } from './read-terms-text.ts';
import { type Rule, rule } from './rule.ts';
import { bareValueRules, valueRules } from './value-rules.ts';

const allRules = [...conditionRules, ...valueRules];

/** The text of an amount field can be just the amount: “$20”, or “20”. */
const amountRules = (field: string) => [
  rule(`{money:${field}}`),
  rule(`^ ?{count:${field}}(?:[.,]00)? ?$`),
];
const wageringRules = [
  ...conditionRules,
  rule('{times:wagering} ?(?:x|kat|times|kez)'),
  rule('^ ?{times:wagering} ?$'),
];

const rulesByField = {
  min_deposit: [amountRules('min_deposit')],
  wagering: [wageringRules],
  max_bet: [amountRules('max_bet')],
  value: [allRules, bareValueRules],
  eligibility: [allRules],
  text: [allRules],
} as const satisfies Record<string, (readonly Rule[])[]>;

/** Proposes the numbers found in the text of one field of the terms. */
export function readField(
  field: keyof typeof rulesByField,
  text: string | null,
  currency?: string,
): NumberProposal[] {
  if (!text) return [];
  for (const rules of rulesByField[field]) {
    const proposals = readTermsText(text, { rules, ...(currency && { currency }) });
    if (proposals.length > 0) return proposals;
  }
  return [];
}

/** Proposes numbers for an offer from all texts of its terms, each different value once. */
export function proposeNumbers(terms: OfferTerms, currency?: string): NumberProposal[] {
  const shared = (['min_deposit', 'wagering', 'max_bet'] as const).flatMap((field) =>
    readField(field, terms[field], currency),
  );
  const inLanguages = languages.flatMap((language) =>
    (['value', 'eligibility', 'text'] as const).flatMap((field) =>
      readField(field, terms.i18n[language][field], currency),
    ),
  );
  const proposals = [...shared, ...inLanguages];
  return proposals.filter(
    ({ path, value }, index) =>
      proposals.findIndex((other) => other.path === path && other.value === value) === index,
  );
}
