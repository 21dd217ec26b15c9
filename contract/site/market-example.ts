import type { TermsField } from '../catalogue/terms/terms-field.ts';
import type { Helpline, HelpTool } from './help.ts';
import examples from './market-example.json' with { type: 'json' };
import type { MarketRule } from './market-rule.ts';

export type MarketExample = {
  code: string;
  parent_code: string | null;
  name: string;
  name_in_sentence: string;
  name_tr: string;
  name_in_sentence_tr: string;
  minimum_age: number;
  currency: string;
  helpline: Pick<Helpline, 'name' | 'phone' | 'url'>;
  tools: Pick<HelpTool, 'kind' | 'name' | 'url'>[];
  rules: MarketRule[];
  max_wagering: number | null;
  required_terms: TermsField[];
  /** Partners need a licence from this regulator, which the owner adds and selects. */
  regulator: string | null;
};

/** A note and its source may apply to several subjects. */
type SourcedRules = Omit<MarketRule, 'subject' | 'checked_on'> & {
  subjects: MarketRule['subject'][];
};

const { checked_on } = examples;

const rulesOf = ({ subjects, effect, note, source_url, from }: SourcedRules): MarketRule[] =>
  subjects.map((subject) => ({ subject, effect, note, source_url, checked_on, from }));

/**
 * Rules of six markets to start from, as published on the day they were checked. Not legal advice: the admin asks
 * owners to have a lawyer check them.
 */
export const marketExamples = examples.markets.map((example) => ({
  ...example,
  rules: (example.rules as SourcedRules[]).flatMap(rulesOf),
})) as MarketExample[];
