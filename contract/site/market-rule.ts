/** A market's rules define what the site may show there, by subject and with a source. */
import { z } from 'zod';
import { localDate, optionalTitle } from '../field-schema.ts';
import { optionalUrl } from '../link-schema.ts';
import { type RuleEffect, type RuleSubject, ruleEffects, ruleSubjects } from './rule-subject.ts';

const optionalDay = localDate.nullable().default(null);

export const marketRule = z.object({
  subject: z.enum(ruleSubjects),
  effect: z
    .enum(ruleEffects)
    .meta({ description: '`text` shows an offer’s name without its link or code' }),
  note: optionalTitle,
  source_url: optionalUrl,
  checked_on: optionalDay,
  from: optionalDay.meta({ description: 'The first day of the rule; null if it already applies' }),
});
export type MarketRule = z.output<typeof marketRule>;

export const allSubjects = <Value>(make: (subject: RuleSubject) => Value) =>
  Object.fromEntries(ruleSubjects.map((subject) => [subject, make(subject)])) as Record<
    RuleSubject,
    Value
  >;

const everyEffect = z.enum(ruleEffects);
export const subjectEffects = z.object(allSubjects(() => everyEffect));

/** The rules of a market that allows no promotion. */
export const hidingRules: MarketRule[] = ruleSubjects.map((subject) => ({
  subject,
  effect: 'hide',
  note: null,
  source_url: null,
  checked_on: null,
  from: null,
}));

/** Preserves the sources of subjects that are already hidden. */
export const hidingAll = (rules: readonly MarketRule[]): MarketRule[] =>
  hidingRules.flatMap((hiding) => {
    const own = rules.filter(({ subject }) => subject === hiding.subject);
    return hides(own) ? own : [hiding];
  });

/** Whether a market hides everything. Ignores rules with a date, so that the result is the same every day. */
export const hidesEverything = (rules: readonly MarketRule[]): boolean =>
  ruleSubjects.every((subject) => hides(rules.filter((rule) => rule.subject === subject)));

const hides = (ofSubject: readonly MarketRule[]) =>
  ofSubject.length > 0 &&
  ofSubject.every(({ effect }) => effect === 'hide') &&
  ofSubject.some(isUndated);

const isUndated = ({ from }: MarketRule) => from === null;

/**
 * Adds the country's rules to those of a region. On each subject, the region's own rules replace them from the day its
 * first one takes effect.
 */
export const inheritedRules = (
  own: readonly MarketRule[],
  parent: readonly MarketRule[],
): MarketRule[] => {
  const isReplaced = ({ subject, from }: MarketRule) =>
    own.some((rule) => rule.subject === subject && (rule.from ?? '') <= (from ?? ''));
  return [...own, ...parent.filter((rule) => !isReplaced(rule))];
};

/** Returns the latest rule of a subject that has taken effect by the given day. */
export const ruleOn = (
  rules: readonly MarketRule[],
  subject: RuleSubject,
  day: string,
): MarketRule | undefined =>
  rules
    .filter((rule) => rule.subject === subject && (rule.from ?? '') <= day)
    .toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1))
    .at(0);

export const effectsOn = (
  rules: readonly MarketRule[],
  day: string,
): Record<RuleSubject, RuleEffect> =>
  allSubjects((subject) => ruleOn(rules, subject, day)?.effect ?? 'show');
